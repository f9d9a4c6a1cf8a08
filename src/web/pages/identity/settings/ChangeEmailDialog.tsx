import { useState } from 'react';
import { parseEmail } from '#shared/identity/email-rule.ts';
import { accountMessages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { accountSettingsMessages as messages } from '#shared/messages/settings.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { FormText } from '#web/parts/form/Form.tsx';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import type { ResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { ChangeEmailDocument } from '#web/generated/ChangeEmail.ts';

/** Asks for the new address; it counts once the link that is sent there was opened (rule 141). */
export function ChangeEmailDialog({ dialog, onChanged }: { dialog: ResumedDialog; onChanged: () => void }) {
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
    <Dialog title={messages.emailDialogTitle} onClosed={dialog.closed}>
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
          <FormText>{messages.emailDialogText}</FormText>
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
    </Dialog>
  );
}
