import type { ReactNode } from 'react';
import styles from './Import.module.css';

type ImportProgressProps = {
  /** What is being done now, in words. */
  readonly text: string;
  readonly label: string;
  /** How far it is; undefined where nobody can say yet, null where nothing goes on. */
  readonly done: { readonly value: number | undefined; readonly most: number } | null;
  readonly children: ReactNode;
};

/** What goes on after a file was sent, with what can be done meanwhile below it. */
export function ImportProgress({ text, label, done, children }: ImportProgressProps) {
  return (
    <div className={styles.open}>
      <output className={styles.step}>{text}</output>
      {done !== null && (
        <progress
          className={styles.progress}
          aria-label={label}
          max={done.most}
          {...(done.value !== undefined && { value: done.value })}
        />
      )}
      {children}
    </div>
  );
}
