import { type ReactNode, useState } from 'react';
import { partMessages } from '#shared/messages/parts.ts';
import { settingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { openSignIn } from '#web/features/identity/sign-in/open-sign-in.ts';
import { FormButtons, type FormProgress, FormText } from '#web/parts/form/Form.tsx';
import { rememberDialog } from './resume-dialog.ts';
import { mustStepUpFirst } from './step-up-time.ts';
import styles from './StepUpFirst.module.css';

/** A change that may want a fresh proof of who one is. */
export type ProvenChange = FormProgress & { readonly mustStepUp: boolean };

type StepUpFirstProps = {
  /** The name of the dialog that it stands in. */
  readonly dialog: string;
  readonly change: ProvenChange;
  /** True where the server wants a fresh proof of who one is: asked for before anybody types what the way there would lose. */
  readonly wantsStepUp: boolean | undefined;
  readonly close: () => void;
  readonly children: ReactNode;
};

/** The form of a dialog, and in its place the question who one is where the server wants to know (rule 139). */
export function StepUpFirst({ dialog, change, wantsStepUp = false, close, children }: StepUpFirstProps) {
  const [isFirst] = useState(() => wantsStepUp && mustStepUpFirst());
  return isFirst || change.mustStepUp ? <StepUp dialog={dialog} onCancel={close} /> : children;
}

/** Asks for the proof and opens the same dialog again afterwards. */
function StepUp({ dialog, onCancel }: { readonly dialog: string; readonly onCancel: () => void }) {
  const leave = () => {
    rememberDialog(dialog);
    void openSignIn({ operation: 'login', redirectTo: location.pathname });
  };
  return (
    <div className={styles.stepUp} role="alert" tabIndex={-1} data-first ref={(note) => note?.focus()}>
      <p className={styles.title}>{messages.confirmTitle}</p>
      <FormText>{messages.confirmText}</FormText>
      <FormButtons>
        <Button look="plain" onClick={onCancel}>
          {partMessages.cancel}
        </Button>
        <Button onClick={leave}>{messages.confirmAction}</Button>
      </FormButtons>
    </div>
  );
}
