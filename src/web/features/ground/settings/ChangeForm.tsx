import { type ReactNode, type SubmitEvent, useState } from 'react';
import { settingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import styles from './ChangeForm.module.css';
import { mustStepUpFirst } from './step-up-time.ts';
import { StepUp } from './StepUp.tsx';

type ChangeFormProps = {
  /** Of the dialog that it stands in. */
  readonly dialog: string;
  readonly close: () => void;
  readonly change: { readonly isRunning: boolean; readonly error: string | undefined; readonly mustStepUp: boolean };
  readonly submitLabel: string;
  readonly onSubmit: (fields: FormData) => void;
  readonly isDanger?: boolean;
  /** True where the server wants a fresh proof of who one is: asked for before anybody types what the way there would lose. */
  readonly wantsStepUp?: boolean;
  /** True where the error stands beside the field that it is about. */
  readonly hasOwnError?: boolean;
  readonly children?: ReactNode;
};

/** The form of one dialog: what is asked, what went wrong, and the way to do it or not. */
export function ChangeForm(props: ChangeFormProps) {
  const { dialog, close, change, submitLabel, onSubmit, children } = props;
  const { isDanger = false, wantsStepUp = false, hasOwnError = false } = props;
  const [isStepUpFirst] = useState(() => wantsStepUp && mustStepUpFirst());
  if (isStepUpFirst || change.mustStepUp) return <StepUp dialog={dialog} onCancel={close} />;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isRunning) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <p className={styles.error} role="alert">
        {hasOwnError ? undefined : change.error}
      </p>
      <p className={styles.buttons}>
        <Button look="plain" onClick={close}>
          {messages.cancel}
        </Button>
        <span className={isDanger ? styles.danger : undefined}>
          <Button type="submit" aria-disabled={change.isRunning} aria-busy={change.isRunning}>
            {submitLabel}
          </Button>
        </span>
      </p>
    </form>
  );
}
