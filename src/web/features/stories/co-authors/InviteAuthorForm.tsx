import { type SubmitEvent, useState } from 'react';
import { coAuthorMessages as messages } from '#shared/messages/co-authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { USERNAME_MAX } from '#shared/identity/username-rules.ts';
import { Button } from '#web/design/Button.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { InviteCoAuthorDocument } from '#web/generated/InviteCoAuthor.ts';
import styles from '#web/parts/list/PartyRows.module.css';

/** Asks somebody by their username to stand in the byline. */
export function InviteAuthorForm({ postId }: { readonly postId: string }) {
  const [username, setUsername] = useState('');
  const change = useChange(InviteCoAuthorDocument);
  const ask = async () => {
    if ((await change.run({ postId, username })) === undefined) return;
    void showToast({ message: formatMessage(messages.asked, { username: username.trim().replace(/^@/, '') }) });
    setUsername('');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isRunning && username.trim() !== '') void ask();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={messages.invite}>
      <CountedField
        label={messages.username}
        hint={messages.usernameHint}
        value={username}
        most={USERNAME_MAX}
        autoComplete="off"
        error={change.error}
        onChange={(value) => {
          change.clear();
          setUsername(value);
        }}
      />
      <Button type="submit" look="outlined" aria-busy={change.isRunning} aria-disabled={username.trim() === ''}>
        {messages.send}
      </Button>
    </form>
  );
}
