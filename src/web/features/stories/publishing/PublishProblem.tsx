import { publishSheetMessages as messages } from '#shared/messages/publish-sheet.ts';
import type { Problem } from './use-publish.ts';
import styles from './PublishSheet.module.css';

/** Why nothing was published; links that may not be here are named one by one. */
export function PublishProblem({
  problem,
  isEmail = false,
}: {
  readonly problem: Problem | undefined;
  readonly isEmail?: boolean;
}) {
  return (
    <div className={styles.problem} role="alert">
      {problem?.links === undefined ? (
        problem && <p>{problem.message}</p>
      ) : (
        <>
          <p>{isEmail ? messages.bannedTitleLetter : messages.bannedTitle}</p>
          <ul className={styles.points}>
            {problem.links.map((link) => (
              <li key={link}>
                <code translate="no">{link}</code>
              </li>
            ))}
          </ul>
          <p>{isEmail ? messages.bannedTextLetter : messages.bannedText}</p>
        </>
      )}
    </div>
  );
}
