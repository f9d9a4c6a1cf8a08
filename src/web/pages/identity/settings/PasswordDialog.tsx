import { useState } from 'react';
import { explainPasswordFault } from '#shared/identity/explain-password-fault.ts';
import { countCharacters, PASSWORD_MAX, PASSWORD_MIN } from '#shared/identity/password-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { securitySettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { passwordPageMessages } from '#shared/messages/sign-in.ts';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import styles from '#web/features/ground/settings/ChangeForm.module.css';
import { SettingsDialog } from '#web/features/ground/settings/SettingsDialog.tsx';
import { useChange } from '#web/features/ground/settings/use-change.ts';
import type { DialogState } from '#web/features/ground/settings/use-dialog.ts';
import { NewPasswordFields, readNewPassword } from '#web/features/identity/sign-in/NewPasswordFields.tsx';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';
import { SetPasswordDocument } from '#web/generated/SetPassword.ts';

type PasswordDialogProps = {
  readonly dialog: DialogState;
  readonly hasPassword: boolean;
  readonly minimum: number;
  readonly onChanged: () => void;
};

/** Sets or changes the password; what the server alone knows of it stands beside the field too. */
export function PasswordDialog({ dialog, hasPassword, minimum, onChanged }: PasswordDialogProps) {
  const change = useChange(SetPasswordDocument);
  const [fault, setFault] = useState<string>();
  const save = async (fields: FormData, close: () => void) => {
    const given = readNewPassword(fields);
    const found = lengthFault(given.password, minimum);
    setFault(found);
    if (found !== undefined) return;
    if ((await change.run(given)) === undefined) return;
    close();
    onChanged();
    void showToast({ message: passwordPageMessages.savedTitle });
  };
  return (
    <SettingsDialog title={hasPassword ? messages.passwordChange : messages.passwordAdd} onClosed={dialog.closed}>
      {(close) => (
        <ChangeForm
          dialog={dialog.name}
          close={close}
          change={change}
          wantsStepUp
          submitLabel={settingsMessages.save}
          onSubmit={(fields) => void save(fields, close)}
          hasOwnError
        >
          <NewPasswordFields hasPassword={hasPassword} error={fault ?? change.error} />
          <p className={styles.text}>{formatMessage(messages.passwordRule, { minimum })}</p>
        </ChangeForm>
      )}
    </SettingsDialog>
  );
}

function lengthFault(password: string, minimum: number): string | undefined {
  const length = countCharacters(password);
  const about = { hasOtherFactor: minimum < PASSWORD_MIN };
  if (length < minimum) return explainPasswordFault('PASSWORD_TOO_SHORT', about);
  return length > PASSWORD_MAX ? explainPasswordFault('PASSWORD_TOO_LONG', about) : undefined;
}
