import type { ReactNode } from 'react';
import styles from '#web/features/identity/sign-in/SignIn.module.css';

type StepProps = {
  readonly title: string;
  readonly text: string;
  /** Where another step led here, its heading is read aloud. */
  readonly isArrived: boolean;
  readonly children: ReactNode;
};

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** One step of the page, drawn as those of signing in are. */
export function Step({ title, text, isArrived, children }: StepProps) {
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <h1 className={styles.title} tabIndex={-1} ref={isArrived ? takeFocus : undefined}>
          {title}
        </h1>
        <p className={styles.subheader}>{text}</p>
        {children}
      </div>
    </div>
  );
}
