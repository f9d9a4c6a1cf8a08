import type { ComponentProps } from 'react';
import styles from './CheckRow.module.css';

/** A box to tick beside its label and what is said of both. */
export function CheckRow(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.row} />;
}
