import type { ReactNode } from 'react';
import styles from './Padded.module.css';

/** Room above and below what has none of its own. */
export function Padded({ children }: { readonly children: ReactNode }) {
  return <div className={styles.padded}>{children}</div>;
}
