import { useState } from 'react';
import { explainPasswordFault } from '#shared/identity/explain-password-fault.ts';
import { countCharacters, PASSWORD_MAX, PASSWORD_MIN } from '#shared/identity/password-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { securitySettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { passwordPageMessages } from '#shared/messages/sign-in.ts';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { FormText } from '#web/parts/form/Form.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import type { ResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { NewPasswordFields, readNewPassword } from '#web/features/identity/sign-in/NewPasswordFields.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { SetPasswordDocument } from '#web/generated/SetPassword.ts';

type PasswordDialogProps = {
  readonly dialog: ResumedDialog;
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
    <Dialog title={hasPassword ? messages.passwordChange : messages.passwordAdd} onClosed={dialog.closed}>
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
          <FormText>{formatMessage(messages.passwordRule, { minimum })}</FormText>
        </ChangeForm>
      )}
    </Dialog>
  );
}

function lengthFault(password: string, minimum: number): string | undefined {
  const length = countCharacters(password);
  const about = { hasOtherFactor: minimum < PASSWORD_MIN };
  if (length < minimum) return explainPasswordFault('PASSWORD_TOO_SHORT', about);
  return length > PASSWORD_MAX ? explainPasswordFault('PASSWORD_TOO_LONG', about) : undefined;
}
