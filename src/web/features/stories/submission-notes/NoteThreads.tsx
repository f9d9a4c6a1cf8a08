import type { NotedSubmission, SubmissionNoteRow } from '#web/generated/fragments.ts';
import { NoteThread } from './NoteThread.tsx';
import styles from './SubmissionNotes.module.css';

/** As whom one reads notes: to the writer the editors are one, and nobody of them has a name. */
export type NoteSide = 'editors' | 'writer';

export type ThreadProps = {
  readonly side: NoteSide;
  readonly submissionId: string;
  /** Whether more can be said. */
  readonly isOpen: boolean;
  /** The story on this page; null where it is not there. */
  readonly body: Element | null;
  /** Where somebody was faster: asks again how everything stands. */
  readonly onChanged?: (() => void) | undefined;
};
type ThreadsProps = Omit<ThreadProps, 'submissionId' | 'isOpen'> & { readonly submission: NotedSubmission };

/** What was noted about a submission, each note with its answers; the same for both of its sides. */
export function NoteThreads({ submission: { id, notes, expiresAt }, ...shared }: ThreadsProps) {
  const threads = notes.filter(({ parentId }) => parentId === null);
  if (threads.length === 0) return null;
  return (
    <ol className={styles.threads}>
      {threads.map((note) => (
        <NoteThread
          {...shared}
          key={note.id}
          note={note}
          answers={answersTo(note, notes)}
          submissionId={id}
          isOpen={expiresAt !== null}
        />
      ))}
    </ol>
  );
}

/** Oldest first. */
function answersTo({ id }: SubmissionNoteRow, notes: readonly SubmissionNoteRow[]): readonly SubmissionNoteRow[] {
  return notes.filter(({ parentId }) => parentId === id);
}
