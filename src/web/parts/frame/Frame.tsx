import type { ReactNode } from 'react';
import styles from './Frame.module.css';

type FrameProps = {
  /** `text` for one column of words, `wide` for grids. */
  readonly width?: 'text' | 'wide';
  readonly children: ReactNode;
};

/** The canvas of a page below the header: centred, with the gutter of 24px beside it. */
export function Frame({ width = 'text', children }: FrameProps) {
  return <div className={`${styles.frame} ${styles[width]}`}>{children}</div>;
}
