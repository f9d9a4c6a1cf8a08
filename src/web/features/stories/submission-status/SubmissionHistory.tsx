import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { withoutRepeats } from '#shared/submissions/without-repeats.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import type { WriterSubmission } from '#web/generated/fragments.ts';
import { LinkedText } from '#web/parts/frame/LinkedText.tsx';
import styles from './SubmissionStatus.module.css';

/** Every move of a submission with what was said of it, oldest first. */
export function SubmissionHistory({ submission }: { readonly submission: WriterSubmission }) {
  // To its writer this says more than the status, which stays what it was.
  const told = submission.history.map((move) =>
    move.toStatus === 'TRIAGE' ? { ...move, statusText: messages.opened } : move,
  );
  return (
    <ol className={styles.events}>
      {withoutRepeats(told).map(({ id, statusText, actor, note, createdAt }) => (
        <li key={id}>
          <p>
            {statusText} · <DateTime timestamp={createdAt} />
            {actor && <> · {messages.you}</>}
          </p>
          {note !== '' && (
            <p className={styles.note} dir="auto">
              <LinkedText text={note} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
