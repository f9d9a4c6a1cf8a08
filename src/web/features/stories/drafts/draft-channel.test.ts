import { afterEach, expect, test, vi } from 'vitest';
import { openDraftChannel } from './draft-channel.ts';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

function tab(name: string, gone: Map<string, () => void>) {
  const counts: number[] = [];
  const channel = openDraftChannel(name, {
    postId: () => 'story',
    onOthers: (count) => void counts.push(count),
    onSaved: () => undefined,
    whenGone: (other, run) => {
      gone.set(other, run);
      return () => void gone.delete(other);
    },
  });
  return { counts, channel };
}

test('WRITE-7: another tab counts while it is there, whether it says that it goes or not', async () => {
  const gone = new Map<string, () => void>();
  const [one, two] = [tab('one', gone), tab('two', new Map())];
  open.push(one.channel);
  two.channel.opened('story');
  await vi.waitFor(() => expect(one.counts.at(-1)).toBe(1));
  // Killed: only the browser knows.
  gone.get('two')?.();
  expect(one.counts.at(-1)).toBe(0);
  two.channel.opened('story');
  await vi.waitFor(() => expect(one.counts.at(-1)).toBe(1));
  two.channel.close();
  await vi.waitFor(() => expect(one.counts.at(-1)).toBe(0));
  expect(gone.size, 'nobody is waited for any more').toBe(0);
});
