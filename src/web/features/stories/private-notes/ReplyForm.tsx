import { type SubmitEvent, useRef, useState } from 'react';
import { noteMessages as messages } from '#shared/messages/private-notes.ts';
import { Button } from '#web/design/Button.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { typedSince } from '#web/parts/form/typed-since.ts';
import styles from './Notes.module.css';

type ReplyFormProps = {
  readonly label: string;
  /** True where it was sent: what was typed goes then, and else stays. */
  readonly onSend: (body: string) => Promise<boolean>;
};

/** Answers to a note. */
export function ReplyForm({ label, onSend }: ReplyFormProps) {
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = async (body: string) => {
    setIsSending(true);
    const isSent = await onSend(body);
    if (isSent && field.current !== null) field.current.value = typedSince(field.current.value, body);
    setIsSending(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void send(fieldText(new FormData(event.currentTarget), 'body'));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <textarea
        ref={field}
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
