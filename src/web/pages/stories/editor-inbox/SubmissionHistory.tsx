import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { withoutRepeats } from '#shared/submissions/without-repeats.ts';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import type { SubmissionPartProps } from './EditedSubmissionPage.tsx';
import { LinkedText } from '#web/parts/frame/LinkedText.tsx';
import styles from './EditorInbox.module.css';

/** Every move with who made it and what was said, oldest first. */
export function SubmissionHistory({ submission }: Pick<SubmissionPartProps, 'submission'>) {
  return (
    <ol className={styles.entries}>
      {withoutRepeats(submission.history).map(({ id, statusText, actor, note, createdAt }) => (
        <li key={id}>
          <p className={styles.facts}>
            <span>{statusText}</span>
            <span dir="auto">{actor?.name ?? messages.byProgram}</span>
            <RecentTime timestamp={createdAt} />
          </p>
          {note !== '' && (
            <p className={styles.said} dir="auto">
              <LinkedText text={note} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
