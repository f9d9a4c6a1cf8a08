import type { ReactNode } from 'react';
import styles from './ListTop.module.css';

/** What stands above one's own lists: one thing at each end. */
export function ListTop({ children }: { readonly children: ReactNode }) {
  return <div className={styles.top}>{children}</div>;
}
