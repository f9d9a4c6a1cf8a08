import type { ReactNode } from 'react';
import { firstStepsMessages as messages } from '#shared/messages/first-steps.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import styles from './AdminStart.module.css';

type StepProps = {
  readonly isDone: boolean;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

/** One thing to do: a mark that it is done, what it is, and the way to do it. */
export function Step({ isDone, title, text, children }: StepProps) {
  return (
    <li className={styles.step}>
      <svg className={isDone ? styles.markDone : styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10.5" />
        {isDone && <path d="m7.5 12.4 3.1 3.1 6-6.6" />}
      </svg>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {title} <VisuallyHidden>{isDone ? messages.done : messages.open}</VisuallyHidden>
        </h2>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </li>
  );
}

/** Something to type at the machine that the site runs on. */
export function Command({ children }: { readonly children: string }) {
  return (
    <pre className={styles.command} translate="no">
      <code>{children}</code>
    </pre>
  );
}
