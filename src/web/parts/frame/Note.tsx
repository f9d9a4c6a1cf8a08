import type { ComponentProps } from 'react';
import styles from './Note.module.css';

/** Words that explain, quietly. */
export function Note(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.note} />;
}

/** What went wrong; with `role="alert"` it is said aloud when it comes. */
export function ErrorNote(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.error} />;
}

type NoticeProps = ComponentProps<'div'> & { readonly isUrgent?: boolean };

/** Something that waits for the reader: a sentence, and beside it what can be done; below it where it is urgent. */
export function Notice({ isUrgent = false, ...props }: NoticeProps) {
  return <div {...props} className={`${styles.notice} ${isUrgent ? styles.urgent : ''}`} />;
}
