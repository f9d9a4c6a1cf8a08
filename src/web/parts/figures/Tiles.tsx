import type { ReactNode } from 'react';
import styles from './Figures.module.css';

export type TileContent = {
  readonly name: string;
  readonly figure: ReactNode;
  /** What to compare it with. */
  readonly below?: ReactNode;
};

/** The few figures that matter most, large and beside each other. */
export function Tiles({ tiles }: { readonly tiles: readonly TileContent[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ name, figure, below }) => (
        <div key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd className={styles.figure}>{figure}</dd>
          {below !== undefined && <dd className={styles.below}>{below}</dd>}
        </div>
      ))}
    </dl>
  );
}
