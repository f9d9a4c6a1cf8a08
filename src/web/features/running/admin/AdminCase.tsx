import type { ComponentProps } from 'react';
import styles from './AdminCase.module.css';

/** One thing that somebody must decide about: what it is, what is said of it, and the decision. */
export function AdminCase(props: ComponentProps<'section'>) {
  return <section {...props} className={styles.case} />;
}
