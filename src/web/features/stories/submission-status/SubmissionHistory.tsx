import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import type { WriterSubmission } from '#web/generated/fragments.ts';
import styles from './SubmissionStatus.module.css';

/** Every move of a submission with what was said of it, oldest first. */
export function SubmissionHistory({ submission }: { readonly submission: WriterSubmission }) {
  const { history, notes } = submission;
  return (
    <details className={styles.history}>
      <summary>{messages.history}</summary>
      <ol className={styles.events}>
        {history.map(({ id, statusText, actor, note, createdAt }) => (
          <li key={id}>
            <p>
              {statusText} · <DateTime timestamp={createdAt} />
              {actor && <span dir="auto"> · {actor.name}</span>}
            </p>
            {note !== '' && (
              <p className={styles.note} dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
      {notes.length > 0 && <h3>{messages.notes}</h3>}
      <ol className={styles.events}>
        {notes.map(({ id, author, body, quote, createdAt }) => (
          <li key={id}>
            <p>
              <span dir="auto">{author?.name ?? messages.editors}</span> · <DateTime timestamp={createdAt} />
            </p>
            {quote !== '' && <blockquote dir="auto">{quote}</blockquote>}
            <p className={styles.note} dir="auto">
              {body}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
