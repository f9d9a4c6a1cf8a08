import type { SubmitEvent } from 'react';
import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { CreateSubmissionNoteDocument } from '#web/generated/CreateSubmissionNote.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import styles from './SubmissionStatus.module.css';

type NoteFormProps = {
  readonly submissionId: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Where an editor was faster: asks how it stands by now. */
  readonly onChanged: () => void;
};

/** A note of the writer to the editors. */
export function SubmissionNoteForm({ submissionId, words, onWords, onChanged }: NoteFormProps) {
  const change = useChange(CreateSubmissionNoteDocument);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isRunning) return;
    const { done, failure } = await change.send({ input: { submissionId, body: words } });
    if (failure?.refusal !== undefined) onChanged();
    if (done === undefined) return;
    onWords('');
    void showToast({ message: messages.noteSent, testId: 'submission-note-sent', about: 'submission-note' });
  };
  const edit = (text: string) => {
    change.clear();
    onWords(text);
  };
  return (
    <form className={styles.noteForm} onSubmit={(event) => void send(event)} noValidate>
      <CountedField
        label={messages.noteTo}
        value={words}
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
