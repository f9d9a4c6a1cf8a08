import { useState } from 'react';
import { explainPasswordFault } from '#shared/identity/explain-password-fault.ts';
import { countCharacters, PASSWORD_MAX, PASSWORD_MIN } from '#shared/identity/password-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { securitySettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { passwordPageMessages } from '#shared/messages/sign-in.ts';
import { fieldText } from '#web/features/forms/field-text.ts';
import { ChangeForm } from '#web/features/settings/ChangeForm.tsx';
import styles from '#web/features/settings/ChangeForm.module.css';
import { SettingsDialog } from '#web/features/settings/SettingsDialog.tsx';
import { useChange } from '#web/features/settings/use-change.ts';
import type { DialogState } from '#web/features/settings/use-dialog.ts';
import { Field } from '#web/features/sign-in/Field.tsx';
import { ShowPasswordButton } from '#web/features/sign-in/ShowPasswordButton.tsx';
import { showToast } from '#web/features/toasts/show-toast.ts';
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
  const [isShown, setIsShown] = useState(false);
  const [fault, setFault] = useState<string>();
  const save = async (fields: FormData, close: () => void) => {
    const [password, current] = [fieldText(fields, 'password'), fieldText(fields, 'current')];
    const found = lengthFault(password, minimum);
    setFault(found);
    if (found !== undefined) return;
    const endsOtherSessions = fields.get('endsOtherSessions') === 'on';
    const saved = await change.run({ password, currentPassword: current || null, endsOtherSessions });
    if (saved === undefined) return;
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
          {hasPassword && (
            <Field
              label={messages.passwordCurrent}
              name="current"
              type={isShown ? 'text' : 'password'}
              autoComplete="current-password"
              maxLength={PASSWORD_MAX}
              data-first
              dir="auto"
            />
          )}
          <Field
            label={messages.passwordNew}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            data-first
            dir="auto"
            beside={<ShowPasswordButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
            error={fault ?? change.error}
          />
          <p className={styles.text}>{formatMessage(messages.passwordRule, { minimum })}</p>
          <label className={styles.check}>
            <input type="checkbox" name="endsOtherSessions" defaultChecked />
            {messages.passwordEndOthers}
          </label>
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
