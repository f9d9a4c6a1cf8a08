import { useState } from 'react';
import { parseEmail } from '#shared/identity/email-rule.ts';
import { accountMessages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { accountSettingsMessages as messages } from '#shared/messages/settings.ts';
import { fieldText } from '#web/features/ground/forms/field-text.ts';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import styles from '#web/features/ground/settings/ChangeForm.module.css';
import { SettingsDialog } from '#web/features/ground/settings/SettingsDialog.tsx';
import { useChange } from '#web/features/ground/settings/use-change.ts';
import type { DialogState } from '#web/features/ground/settings/use-dialog.ts';
import { Field } from '#web/features/identity/sign-in/Field.tsx';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';
import { ChangeEmailDocument } from '#web/generated/ChangeEmail.ts';

/** Asks for the new address; it counts once the link that is sent there was opened (rule 141). */
export function ChangeEmailDialog({ dialog, onChanged }: { dialog: DialogState; onChanged: () => void }) {
  const change = useChange(ChangeEmailDocument);
  const [fault, setFault] = useState<string>();
  const send = async (fields: FormData, close: () => void) => {
    const email = parseEmail(fieldText(fields, 'email'));
    setFault(email === undefined ? accountMessages.emailInvalid : undefined);
    if (email === undefined) return;
    const sent = await change.run({ email });
    if (sent === undefined) return;
    close();
    onChanged();
    void showToast({ message: formatMessage(messages.emailSent, { email: sent.email }) });
  };
  return (
    <SettingsDialog title={messages.emailDialogTitle} onClosed={dialog.closed}>
      {(close) => (
        <ChangeForm
          dialog={dialog.name}
          close={close}
          change={change}
          wantsStepUp
          submitLabel={messages.emailSend}
          onSubmit={(fields) => void send(fields, close)}
          hasOwnError
        >
          <p className={styles.text}>{messages.emailDialogText}</p>
          <Field
            label={messages.emailLabel}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            data-first
            error={fault ?? change.error}
          />
        </ChangeForm>
      )}
    </SettingsDialog>
  );
}
