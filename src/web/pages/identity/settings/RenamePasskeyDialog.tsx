import { securitySettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { fieldText } from '#web/features/ground/forms/field-text.ts';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import { SettingsDialog } from '#web/features/ground/settings/SettingsDialog.tsx';
import { useChange } from '#web/features/ground/settings/use-change.ts';
import type { DialogState } from '#web/features/ground/settings/use-dialog.ts';
import { Field } from '#web/features/identity/sign-in/Field.tsx';
import { RenamePasskeyDocument } from '#web/generated/RenamePasskey.ts';

type RenamePasskeyDialogProps = {
  readonly dialog: DialogState;
  readonly passkey: { readonly id: string; readonly name: string };
};

/** Another name for a passkey. */
export function RenamePasskeyDialog({ dialog, passkey }: RenamePasskeyDialogProps) {
  const change = useChange(RenamePasskeyDocument);
  const save = async (fields: FormData, close: () => void) => {
    const renamed = await change.run({ passkeyId: passkey.id, name: fieldText(fields, 'name').trim() });
    if (renamed !== undefined) close();
  };
  return (
    <SettingsDialog title={messages.passkeyRenameTitle} onClosed={dialog.closed}>
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
          <Field
            label={messages.passkeyName}
            name="name"
            autoComplete="off"
            defaultValue={passkey.name}
            data-first
            dir="auto"
            error={change.error}
          />
        </ChangeForm>
      )}
    </SettingsDialog>
  );
}
