import type { ReactNode, SubmitEvent } from 'react';
import styles from './SignIn.module.css';

type StepPageProps = {
  readonly title: string;
  readonly text: string;
  /** Where another step led here, its heading is read aloud. */
  readonly isArrived?: boolean;
  readonly children: ReactNode;
};

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** A page about an account, drawn as the steps of signing in are. */
export function StepPage({ title, text, isArrived = false, children }: StepPageProps) {
  return (
    <SignInFrame>
      <div className={styles.panel}>
        <h1 className={styles.title} tabIndex={-1} ref={isArrived ? takeFocus : undefined}>
          {title}
        </h1>
        <p className={styles.subheader}>{text}</p>
        {children}
      </div>
    </SignInFrame>
  );
}

/** The window of signing in as a page, with what closes it where there is something to close. */
export function SignInFrame({ close, children }: { readonly close?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      {children}
      {close && <div className={styles.pageClose}>{close}</div>}
    </div>
  );
}

type PageFormProps = {
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
};

/** The form of such a page, which script sends. */
export function PageForm({ onSubmit, children }: PageFormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  );
}

/** Other ways than the form. */
export function StepWays({ children }: { readonly children: ReactNode }) {
  return <p className={styles.ways}>{children}</p>;
}

/** What must be known or done first, with a link to it. */
export function StepCallout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.callout} role="alert">
      {children}
    </div>
  );
}
