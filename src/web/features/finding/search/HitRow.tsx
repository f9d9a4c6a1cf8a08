import type { ReactNode } from 'react';
import type { MarkedPart } from '#shared/search/mark-words.ts';
import { Link } from '#web/app/router/Link.tsx';
import rowStyles from '#web/parts/list/EntityRow.module.css';
import { MarkedText } from './MarkedText.tsx';
import styles from './SearchResults.module.css';

type HitRowProps = {
  readonly to: string;
  readonly picture?: ReactNode;
  readonly name: readonly MarkedPart[];
  /** A word beside the name. */
  readonly text: readonly MarkedPart[];
  readonly figures: string;
  readonly level: 2 | 3;
  readonly onFollow: () => void;
};

/** A person, a publication, a topic or a list that was found. */
export function HitRow({ to, picture, name, text, figures, level, onFollow }: HitRowProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={rowStyles.row}>
      {picture}
      <div className={rowStyles.words}>
        <Heading className={`${rowStyles.name} ${styles.name}`}>
          <Link className={rowStyles.link} to={to} dir="auto" onClick={onFollow}>
            <MarkedText parts={name} />
          </Link>
        </Heading>
        {text.length > 0 && (
          <p className={rowStyles.bio} dir="auto">
            <MarkedText parts={text} />
          </p>
        )}
        <p className={rowStyles.figures}>{figures}</p>
      </div>
    </div>
  );
}
