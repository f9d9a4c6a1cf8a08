import type { ReactNode } from 'react';
import { versionMessages } from '#shared/messages/edit-post.ts';
import { suggestedEditsMessages as messages } from '#shared/messages/suggestions.ts';
import { WordPieces } from '#web/features/stories/drafts/WordPieces.tsx';
import { hasOnlyOtherLooks, partName, partPieces, type SuggestedPart } from './part-words.ts';
import styles from './SuggestedEdits.module.css';

type SuggestedPartsProps = {
  readonly parts: readonly SuggestedPart[];
  /** What can be done about a part, and how it stands; below it. */
  readonly children?: (part: SuggestedPart, number: number, name: string) => ReactNode;
};

const kinds = {
  ADDED: versionMessages.added,
  REMOVED: versionMessages.removed,
  CHANGED: versionMessages.changed,
  MOVED: versionMessages.moved,
} as const;

/** Each passage that would become different, in the order of the text. */
export function SuggestedParts({ parts, children }: SuggestedPartsProps) {
  return (
    <ol className={styles.parts}>
      {parts.map((part, index) => {
        const name = partName(part);
        return (
          <li key={part.key} className={styles.part} data-part={part.key} tabIndex={-1}>
            <p className={styles.kind}>
              {kinds[part.kind]}: {name}
            </p>
            <PartWords part={part} />
            {children?.(part, index + 1, name)}
          </li>
        );
      })}
    </ol>
  );
}

function PartWords({ part }: { readonly part: SuggestedPart }) {
  const pieces = partPieces(part);
  const isLooks = hasOnlyOtherLooks(part, pieces);
  return (
    <>
      {isLooks && <p className={styles.quiet}>{versionMessages.formatting}</p>}
      {pieces.length > 0 && <WordPieces pieces={pieces} />}
      {pieces.length === 0 && part.place !== 'PREVIEW_BREAK' && <p className={styles.quiet}>{messages.noWords}</p>}
      {part.isMoved && part.kind === 'CHANGED' && <p className={styles.quiet}>{messages.movedToo}</p>}
    </>
  );
}
