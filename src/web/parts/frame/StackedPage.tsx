import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';
import styles from './StackedPage.module.css';

type StackedPageProps = {
  readonly title: string;
  /** Above the title: the way back, or to another one. */
  readonly before?: ReactNode;
  /** Below the title: the pages of its kind. */
  readonly tabs?: ReactNode;
  /** `wide` for grids. */
  readonly width?: 'text' | 'wide';
  readonly children: ReactNode;
};

/** A page to work on something: its parts stand below each other with room between them. */
export function StackedPage({ title, before, tabs, width = 'text', children }: StackedPageProps) {
  return (
    <Frame width={width}>
      <div className={styles.page}>
        {before}
        <div className={styles.top}>
          <h1 className={styles.title} tabIndex={-1} dir="auto">
            {title}
          </h1>
          {tabs && (width === 'wide' ? tabs : <div className={styles.besideColumn}>{tabs}</div>)}
        </div>
        {children}
      </div>
    </Frame>
  );
}
