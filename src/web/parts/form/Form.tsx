import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { partMessages as messages } from '#shared/messages/parts.ts';
import { Button } from '#web/design/Button.tsx';
import styles from './Form.module.css';
import { StepUpNote } from './StepUpNote.tsx';

/** How what a form asks for goes on. */
export type FormProgress = {
  readonly isRunning: boolean;
  readonly error: string | undefined;
  /** It wants a fresh proof of who one is, which the error does not say. */
  readonly mustStepUp?: boolean;
};

export type FormProps = {
  /** Ends it without doing anything. */
  readonly close: () => void;
  readonly change: FormProgress;
  readonly submitLabel: string;
  readonly onSubmit: (fields: FormData) => void;
  readonly isDanger?: boolean | undefined;
  /** True where the error stands beside the field that it is about. */
  readonly hasOwnError?: boolean | undefined;
  /** It can only fail by now: what was written is there to be read, and the way out. */
  readonly isOver?: boolean | undefined;
  /** Keeps what was typed elsewhere on the page, where somebody leaves to sign in again. */
  readonly onLeave?: (() => void) | undefined;
  readonly children?: ReactNode;
};

/** The form of one dialog: what is asked, what went wrong, and the way to do it or not. */
export function Form({
  close,
  change,
  submitLabel,
  onSubmit,
  isDanger,
  hasOwnError,
  isOver,
  onLeave,
  children,
}: FormProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What had the focus may be gone; the way out is where one goes on.
    if (isOver === true) button.current?.focus();
  }, [isOver]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isRunning && isOver !== true) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <p className={styles.error} role="alert">
        {hasOwnError === true ? undefined : change.error}
        {change.mustStepUp === true && <StepUpNote onLeave={onLeave} />}
      </p>
      <FormButtons>
        {isOver !== true && (
          <Button look="plain" onClick={close}>
            {messages.cancel}
          </Button>
        )}
        <span className={isDanger === true && isOver !== true ? styles.danger : undefined}>
          <Button
            ref={button}
            type={isOver === true ? 'button' : 'submit'}
            aria-disabled={change.isRunning}
            aria-busy={change.isRunning}
            onClick={isOver === true ? close : undefined}
          >
            {isOver === true ? messages.close : submitLabel}
          </Button>
        </span>
      </FormButtons>
    </form>
  );
}

/** What a form says before it asks. */
export function FormText({ isLive = false, children }: { readonly isLive?: boolean; readonly children: ReactNode }) {
  // An answer to what is being done is heard when it comes.
  const Element = isLive ? 'output' : 'p';
  return <Element className={styles.text}>{children}</Element>;
}

/** What ends a form, at its foot. */
export function FormButtons({ children }: { readonly children: ReactNode }) {
  return <p className={styles.buttons}>{children}</p>;
}

/** What happens then, one thing a line. */
export function FormPoints({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
