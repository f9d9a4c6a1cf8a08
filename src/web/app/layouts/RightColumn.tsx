import type { ReactNode } from 'react';
import styles from './layouts.module.css';

/** The main part of a two-column page: at most 680px wide. */
export function MainColumn({ children }: { children: ReactNode }) {
  return <div className={styles.mainColumn}>{children}</div>;
}

/** The right column of a two-column page, there from 904px on. */
export function RightColumn({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.rightColumn} aria-label={label}>
      <div className={styles.rightColumnInner}>{children}</div>
    </aside>
  );
}
