import type { ComponentProps } from 'react';
import styles from './ButtonRow.module.css';

/** What can be pressed at the end of a form or an answer, the first thing first; below each other on a phone. */
export function ButtonRow(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.row} />;
}
