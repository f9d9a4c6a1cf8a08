import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { WriteToEditorsDocument } from '#web/generated/WriteToEditors.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import styles from './SubmissionStatus.module.css';

type NoteFormProps = {
  readonly label: string;
  readonly submissionId: string;
  /** The note that is answered. */
  readonly parentId: string | null;
  /** Where it opened for an answer: it was sent, or is not to be. */
  readonly onClosed?: () => void;
};

/** A note of the writer to the editors, or their answer to one. */
export function SubmissionNoteForm({ label, submissionId, parentId, onClosed }: NoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [body, setBody] = useState('');
  const change = useChange(WriteToEditorsDocument);
  const isAnswer = parentId !== null;
  useEffect(() => {
    if (isAnswer) form.current?.querySelector('textarea')?.focus();
  }, [isAnswer]);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isRunning) return;
    if ((await change.run({ input: { submissionId, body, parentId } })) === undefined) return;
    setBody('');
    onClosed?.();
    void showToast({ message: messages.noteSent, testId: 'submission-note-sent', about: 'submission-note' });
  };
  const edit = (text: string) => {
    change.clear();
    setBody(text);
  };
  return (
    <form ref={form} className={styles.noteForm} onSubmit={(event) => void send(event)} noValidate>
      <CountedField label={label} value={body} most={MOST_NOTE_LENGTH} onChange={edit} error={change.error} lines={3} />
      <div className={styles.actions}>
        <Button type="submit" look="outlined" size="small" aria-disabled={change.isRunning}>
          {messages.sendNote}
        </Button>
        {onClosed && (
          <Button look="plain" size="small" onClick={onClosed}>
            {messages.cancelAnswer}
          </Button>
        )}
      </div>
    </form>
  );
}
