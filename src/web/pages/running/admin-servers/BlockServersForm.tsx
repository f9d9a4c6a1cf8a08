import { type SubmitEvent, useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { serverBlockMessages as messages } from '#shared/messages/server-blocks.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { BlockServersDocument } from '#web/generated/BlockServers.ts';
import type { ServerBlockPreviewView, ServerBlocksView } from '#web/generated/fragments.ts';
import { PreviewServerBlocksDocument } from '#web/generated/PreviewServerBlocks.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Actions, FieldForm } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';

type BlockServersFormProps = {
  readonly route: RouteMatch;
  readonly onBlocked: (blocks: ServerBlocksView) => void;
};

type Seen = { readonly list: string; readonly found: ServerBlockPreviewView };

/** A list of servers, what it would come to, and then the deed: of the list that was looked at and no other. */
export function BlockServersForm({ route, onBlocked }: BlockServersFormProps) {
  const previewing = useChange(PreviewServerBlocksDocument, { says: 'here' });
  const blocking = useChange(BlockServersDocument, { says: 'here' });
  const form = useRef<HTMLFormElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [seen, setSeen] = useState<Seen>();
  const textOf = (name: string): string => (form.current === null ? '' : fieldText(new FormData(form.current), name));
  const look = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (previewing.isRunning) return;
    const list = textOf('list');
    const found = await previewing.run({ list });
    setSeen(found === undefined ? undefined : { list, found });
  };
  const block = async ({ list }: Seen) => {
    if (blocking.isRunning) return;
    const after = await blocking.run({ list, privateComment: textOf('privateComment') });
    if (after === undefined) return;
    setSeen(undefined);
    form.current?.reset();
    onBlocked(after);
  };
  const open = async (chosen: File | null | undefined) => {
    const field = form.current?.querySelector<HTMLTextAreaElement>('[name="list"]');
    if (!chosen || !field) return;
    field.value = await chosen.text();
    setSeen(undefined);
  };
  return (
    <FieldForm ref={form} onSubmit={(event) => void look(event)}>
      <label>
        {messages.list}
        <textarea
          name="list"
          rows={4}
          required
          spellCheck={false}
          aria-describedby="servers-hint"
          onInput={() => setSeen(undefined)}
        />
      </label>
      <Note id="servers-hint">{messages.listHint}</Note>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,text/csv,text/plain"
        onChange={({ target }) => void open(target.files?.item(0))}
      />
      <label>
        {messages.privateComment}
        <input name="privateComment" autoComplete="off" dir="auto" />
      </label>
      <Actions>
        <Button type="submit" look="outlined" aria-disabled={previewing.isRunning}>
          {messages.preview}
        </Button>
        <Button look="plain" onClick={() => file.current?.click()}>
          {messages.file}
        </Button>
      </Actions>
      <output>{seen !== undefined && <Preview found={seen.found} />}</output>
      {seen !== undefined && seen.found.newCount > 0 && (
        <Button aria-disabled={blocking.isRunning} onClick={() => void block(seen)}>
          {formatMessage(messages.block, { count: seen.found.newCount })}
        </Button>
      )}
      <AdminError failure={previewing.failure ?? blocking.failure} route={route} />
    </FieldForm>
  );
}

function Preview({ found }: { readonly found: ServerBlockPreviewView }) {
  const { newCount, knownCount, milderCount, faultyCount, followerCount } = found;
  const sentences = [
    formatMessage(messages.found, { count: newCount }),
    ...(newCount > 0 ? [formatMessage(messages.followers, { count: followerCount })] : []),
    ...(newCount > 0 && knownCount > 0 ? [formatMessage(messages.known, { count: knownCount })] : []),
    ...(milderCount > 0 ? [formatMessage(messages.milder, { count: milderCount })] : []),
    ...(faultyCount > 0 ? [formatMessage(messages.faulty, { count: faultyCount })] : []),
  ];
  return <Note>{sentences.join(' ')}</Note>;
}
