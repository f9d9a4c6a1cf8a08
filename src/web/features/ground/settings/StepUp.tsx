import { settingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { openSignIn } from '#web/features/identity/sign-in/open-sign-in.ts';
import { rememberDialog } from './resume-dialog.ts';
import styles from './ChangeForm.module.css';

/** Asks for the proof of who one is (rule 139) and opens the same dialog again afterwards. */
export function StepUp({ dialog, onCancel }: { readonly dialog: string; readonly onCancel: () => void }) {
  const leave = () => {
    rememberDialog(dialog);
    void openSignIn({ operation: 'login', redirectTo: location.pathname });
  };
  return (
    <div className={styles.stepUp} role="alert" tabIndex={-1} data-first ref={(note) => note?.focus()}>
      <p className={styles.stepUpTitle}>{messages.confirmTitle}</p>
      <p className={styles.text}>{messages.confirmText}</p>
      <p className={styles.buttons}>
        <Button look="plain" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button onClick={leave}>{messages.confirmAction}</Button>
      </p>
    </div>
  );
}
