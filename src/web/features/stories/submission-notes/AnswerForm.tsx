import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { submissionNotesMessages as messages } from '#shared/messages/submission-notes.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { CreateSubmissionNoteDocument } from '#web/generated/CreateSubmissionNote.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { ThreadProps } from './NoteThreads.tsx';
import styles from './SubmissionNotes.module.css';

type AnswerFormProps = Pick<ThreadProps, 'submissionId' | 'onChanged'> & {
  readonly parentId: string;
  /** It was sent, or is not to be. */
  readonly onClosed: () => void;
};

/** An answer to a note; its words stay until they are sent. */
export function AnswerForm({ submissionId, parentId, onChanged, onClosed }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const change = useChange(CreateSubmissionNoteDocument);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isRunning) return;
    const { done, failure } = await change.send({ input: { submissionId, body: words, parentId } });
    if (failure?.refusal !== undefined) onChanged?.();
    if (done === undefined) return;
    onClosed();
    void showToast({ message: messages.answered, testId: 'submission-note-answered', about: 'submission-note' });
  };
  return (
    <form ref={form} className={styles.answerForm} onSubmit={(event) => void submit(event)} noValidate>
      <CountedField
        label={messages.answerText}
        value={words}
        most={MOST_NOTE_LENGTH}
        onChange={(text) => {
          change.clear();
          setWords(text);
        }}
        error={change.error}
        lines={2}
      />
      <ButtonRow>
        <Button type="submit" look="outlined" size="small" aria-disabled={change.isRunning}>
          {messages.sendAnswer}
        </Button>
        <Button look="plain" size="small" onClick={onClosed}>
          {messages.cancelAnswer}
        </Button>
      </ButtonRow>
    </form>
  );
}
