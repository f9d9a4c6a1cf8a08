import type { ReactNode } from 'react';
import styles from './errors.module.css';

type StatusWordsProps = { readonly status: number | string; readonly heading: string; readonly children: ReactNode };

/** The number of an error, large; what it means; what can be done. */
export function StatusWords({ status, heading, children }: StatusWordsProps) {
  return (
    <>
      <p className={styles.status}>{status}</p>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{children}</p>
    </>
  );
}
