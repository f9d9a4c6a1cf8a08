import { type SubmitEvent, useState } from 'react';
import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { CreateSubmissionNoteDocument } from '#web/generated/CreateSubmissionNote.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import styles from './SubmissionStatus.module.css';

/** A note of the writer to the editors. */
export function SubmissionNoteForm({ submissionId }: { readonly submissionId: string }) {
  const [body, setBody] = useState('');
  const change = useChange(CreateSubmissionNoteDocument);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isRunning) return;
    if ((await change.run({ input: { submissionId, body } })) === undefined) return;
    setBody('');
    void showToast({ message: messages.noteSent, testId: 'submission-note-sent', about: 'submission-note' });
  };
  const edit = (text: string) => {
    change.clear();
    setBody(text);
  };
  return (
    <form className={styles.noteForm} onSubmit={(event) => void send(event)} noValidate>
      <CountedField
        label={messages.noteTo}
        value={body}
        most={MOST_NOTE_LENGTH}
        onChange={edit}
        error={change.error}
        lines={3}
      />
      <Button type="submit" look="outlined" size="small" aria-disabled={change.isRunning}>
        {messages.sendNote}
      </Button>
    </form>
  );
}
