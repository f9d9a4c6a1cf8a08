import { describeDevice } from '#shared/identity/describe-device.ts';
import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { fieldText } from '#web/features/ground/forms/field-text.ts';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import styles from '#web/features/ground/settings/ChangeForm.module.css';
import { SettingsDialog } from '#web/features/ground/settings/SettingsDialog.tsx';
import type { DialogState } from '#web/features/ground/settings/use-dialog.ts';
import { Field } from '#web/features/identity/sign-in/Field.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

/** Names a new passkey, then has the browser make it. */
export function AddPasskeyDialog({ dialog }: { readonly dialog: DialogState }) {
  const change = useAddPasskey();
  const add = async (fields: FormData, close: () => void) => {
    if (await change.add(fieldText(fields, 'name').trim())) close();
  };
  return (
    <SettingsDialog title={messages.passkeyDialogTitle} onClosed={dialog.closed}>
      {(close) => (
        <ChangeForm
          dialog={dialog.name}
          close={close}
          change={change}
          wantsStepUp
          submitLabel={messages.passkeyAdd}
          onSubmit={(fields) => void add(fields, close)}
        >
          <p className={styles.text}>{messages.passkeyDialogText}</p>
          <Field
            label={messages.passkeyName}
            name="name"
            autoComplete="off"
            defaultValue={describeDevice(navigator.userAgent) ?? messages.passkeyDefaultName}
            data-first
            dir="auto"
          />
        </ChangeForm>
      )}
    </SettingsDialog>
  );
}
