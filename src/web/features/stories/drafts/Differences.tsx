import { versionMessages as messages } from '#shared/messages/edit-post.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { compareDrafts, type Difference } from './compare-drafts.ts';
import styles from './Versions.module.css';
import { WordPieces } from './WordPieces.tsx';

type DifferencesProps = { readonly before: DraftValue; readonly after: DraftValue };

/** Everything that became different between two versions. */
export function Differences({ before, after }: DifferencesProps) {
  const differences = compareDrafts(before, after);
  if (differences.length === 0) return <p className={styles.note}>{messages.same}</p>;
  return (
    <ol className={styles.differences}>
      {differences.map((difference) => (
        <li key={`${difference.kind} ${difference.id}`} className={styles.difference}>
          <p className={styles.kind}>
            {messages[difference.kind]}: {difference.name}
          </p>
          {hasOnlyOtherLooks(difference) ? (
            <p className={styles.note}>{messages.formatting}</p>
          ) : (
            <WordPieces pieces={difference.pieces} />
          )}
        </li>
      ))}
    </ol>
  );
}

function hasOnlyOtherLooks({ kind, pieces }: Difference): boolean {
  return kind === 'changed' && pieces.every((piece) => piece.kind === 'same');
}
