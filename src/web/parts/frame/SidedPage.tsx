import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';
import styles from './SidedPage.module.css';

type SidedPageProps = {
  readonly title: string;
  /** The way to the other pages of its kind. */
  readonly side: ReactNode;
  readonly children: ReactNode;
};

/** One of many pages of a kind: the way to the others stands beside it where the window has room, and else above it. */
export function SidedPage({ title, side, children }: SidedPageProps) {
  return (
    <Frame width="wide">
      <div className={styles.page}>
        <h1 className={styles.title} tabIndex={-1} dir="auto">
          {title}
        </h1>
        <div className={styles.side}>{side}</div>
        <div className={styles.parts}>{children}</div>
      </div>
    </Frame>
  );
}
