import { securitySettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import type { ResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { RenamePasskeyDocument } from '#web/generated/RenamePasskey.ts';

type RenamePasskeyDialogProps = {
  readonly dialog: ResumedDialog;
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
    <Dialog title={messages.passkeyRenameTitle} onClosed={dialog.closed}>
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
    </Dialog>
  );
}
