import type { ReactNode } from 'react';
import styles from './stats.module.css';

/** Pictures beside each other, where there is room. */
export function StatsGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
