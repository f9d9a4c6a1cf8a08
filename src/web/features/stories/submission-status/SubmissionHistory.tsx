import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import type { WriterSubmission } from '#web/generated/fragments.ts';
import styles from './SubmissionStatus.module.css';

/** Every move of a submission with what was said of it, oldest first. */
export function SubmissionHistory({ submission }: { readonly submission: WriterSubmission }) {
  return (
    <ol className={styles.events}>
      {submission.history.map(({ id, toStatus, statusText, actor, note, createdAt }) => (
        <li key={id}>
          <p>
            {toStatus === 'TRIAGE' ? messages.opened : statusText} · <DateTime timestamp={createdAt} />
            {actor && <> · {messages.you}</>}
          </p>
          {note !== '' && (
            <p className={styles.note} dir="auto">
              {note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
