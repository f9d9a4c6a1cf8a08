import { type SubmitEvent, useId, useState } from 'react';
import { federationMessages as messages } from '#shared/messages/federation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Button } from '#web/design/Button.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { BlockFediverseServerDocument } from '#web/generated/BlockFediverseServer.ts';
import own from './Federation.module.css';

/** Servers that are sent nothing and of which nothing is taken; one can be named before anybody there follows. */
export function BlockedServers({ servers }: { readonly servers: readonly string[] }) {
  const id = useId();
  const [server, setServer] = useState('');
  const change = useChange(BlockFediverseServerDocument);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isRunning) return;
    if ((await change.run({ server, isBlocked: true })) !== undefined) setServer('');
  };
  return (
    <RowGroup title={messages.blockedTitle}>
      {servers.length === 0 ? (
        <Note>{messages.blockedNone}</Note>
      ) : (
        <List>
          {servers.map((host) => (
            <ListItem key={host}>
              <ItemWords translate="no">
                <bdi>{host}</bdi>
              </ItemWords>
              <Button
                look="plain"
                size="small"
                aria-label={formatMessage(messages.unblockOf, { server: host })}
                onClick={() => void change.run({ server: host, isBlocked: false })}
              >
                {messages.unblock}
              </Button>
            </ListItem>
          ))}
        </List>
      )}
      <form className={own.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={own.field}>
          <label className={own.label} htmlFor={id}>
            {messages.blockLabel}
          </label>
          <input
            id={id}
            className={own.input}
            value={server}
            placeholder={messages.blockHint}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={change.error !== undefined || undefined}
            aria-describedby={`${id}-error`}
            onChange={({ target }) => {
              setServer(target.value);
              change.clear();
            }}
          />
        </div>
        <Button type="submit" look="outlined" aria-disabled={change.isRunning} aria-busy={change.isRunning}>
          {messages.blockAdd}
        </Button>
      </form>
      <ErrorNote id={`${id}-error`} role="alert">
        {change.error}
      </ErrorNote>
    </RowGroup>
  );
}
