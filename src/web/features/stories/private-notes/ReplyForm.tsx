import { type SubmitEvent, useState } from 'react';
import { noteMessages as messages } from '#shared/messages/private-notes.ts';
import { Button } from '#web/design/Button.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import styles from './Notes.module.css';

type ReplyFormProps = {
  readonly label: string;
  /** True where it was sent: what was typed goes then, and else stays. */
  readonly onSend: (body: string) => Promise<boolean>;
};

/** Answers to a note. */
export function ReplyForm({ label, onSend }: ReplyFormProps) {
  const [isSending, setIsSending] = useState(false);
  const send = async (form: HTMLFormElement) => {
    setIsSending(true);
    if (await onSend(fieldText(new FormData(form), 'body'))) form.reset();
    setIsSending(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <textarea
        className={styles.field}
        name="body"
        rows={2}
        maxLength={2_000}
        required
        aria-label={label}
        dir="auto"
      />
      <Button type="submit" size="small" aria-disabled={isSending}>
        {messages.reply}
      </Button>
    </form>
  );
}
