import { useState } from 'react';
import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { NoteThreads } from '#web/features/stories/submission-notes/NoteThreads.tsx';
import { useNotedMarks } from '#web/features/stories/submission-notes/use-noted-marks.ts';
import type { WriterSubmission } from '#web/generated/fragments.ts';
import { useNewestState } from './own-submission.ts';
import { SubmissionNoteForm } from './SubmissionNoteForm.tsx';
import styles from './SubmissionStatus.module.css';

type NotesProps = {
  readonly submission: WriterSubmission;
  /** The story on this page, where it is there. */
  readonly body: Element | null;
};

/** What the editors and the writer said to each other of a submission; while it is open the writer says more, and what they have written stays where it ends meanwhile. */
export function SubmissionNotes({ submission, body }: NotesProps) {
  const { id, notes, expiresAt } = submission;
  useNotedMarks(body, notes);
  const [words, setWords] = useState('');
  const onChanged = useNewestState(submission);
  const isOpen = expiresAt !== null || words !== '';
  if (notes.length === 0 && !isOpen) return null;
  return (
    <>
      {notes.length > 0 && <h3 className={styles.notesTitle}>{messages.notes}</h3>}
      <NoteThreads side="writer" submission={submission} body={body} onChanged={onChanged} />
      {isOpen && <SubmissionNoteForm submissionId={id} words={words} onWords={setWords} onChanged={onChanged} />}
    </>
  );
}
