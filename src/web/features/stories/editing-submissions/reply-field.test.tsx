import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { ReplyField } from './ReplyField.tsx';

const reply = (id: string, body: string) =>
  ({ __typename: 'SubmissionReply', id, title: `Reply ${id}`, body }) as const;
const replies = [reply('1', 'Thank you.'), reply('2', 'Too long for us.')];
const shown = (value: string, kept: readonly ReturnType<typeof reply>[] = replies) =>
  renderToStaticMarkup(<ReplyField label="Note" value={value} onChange={() => undefined} replies={kept} />);

test('PUB-5: saved replies are offered as long as one is not in the note yet, and no field is left without any', () => {
  expect(shown('')).toContain('Reply 1');
  const one = shown('Thank you.');
  expect(one).not.toContain('Reply 1');
  expect(one).toContain('Reply 2');
  for (const none of [shown('Thank you.\n\nToo long for us.'), shown('', [])]) {
    expect(none).not.toContain(messages.chooseReply);
    expect(none).not.toContain('<select');
  }
});
