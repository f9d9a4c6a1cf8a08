import { versionMessages as messages } from '#shared/messages/edit-post.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import type { WordPiece } from './diff-words.ts';
import styles from './WordPieces.module.css';

/** A text with what came and what went; told by signs, lines and words, and not by colour alone. */
export function WordPieces({ pieces }: { readonly pieces: readonly WordPiece[] }) {
  return (
    <p className={styles.text} dir="auto">
      {pieces.map((piece, index) => {
        const key = `${index} ${piece.kind}`;
        if (piece.kind === 'same') return <span key={key}>{piece.text}</span>;
        const isAdded = piece.kind === 'added';
        const Mark = isAdded ? 'ins' : 'del';
        return (
          <Mark key={key} className={isAdded ? styles.added : styles.removed}>
            <VisuallyHidden>{`${isAdded ? messages.added : messages.removed}: `}</VisuallyHidden>
            {piece.text}
          </Mark>
        );
      })}
    </p>
  );
}
