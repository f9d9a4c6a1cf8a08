import type { ReactNode } from 'react';
import styles from './Message.module.css';

type MessageProps = { readonly title: string; readonly text: string; readonly children?: ReactNode };

/** A page that says one thing and where to go from it. */
export function Message({ title, text, children }: MessageProps) {
  return (
    <div className={styles.message}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
