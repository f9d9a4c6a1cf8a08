import type { ComponentProps } from 'react';
import styles from './AdminCase.module.css';

/** One thing that somebody must decide about: what it is, what is said of it, and the decision. */
export function AdminCase(props: ComponentProps<'section'>) {
  // Decided and gone, it gives the focus to the one beside it.
  return <section data-entry {...props} className={styles.case} />;
}
