import type { ComponentProps } from 'react';
import styles from './PlainList.module.css';

/** Entries below each other, without lines of its own. */
export function PlainList(props: ComponentProps<'ul'>) {
  return <ul {...props} className={styles.list} />;
}

/** One of many, with a line below it: what it is, and beside that how it stands or what can be done. */
export function Entry(props: ComponentProps<'li'>) {
  return <li {...props} className={styles.entry} />;
}
