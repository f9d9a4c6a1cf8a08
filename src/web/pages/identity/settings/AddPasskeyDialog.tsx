import { describeDevice } from '#shared/identity/describe-device.ts';
import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { FormText } from '#web/parts/form/Form.tsx';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import type { ResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

/** Names a new passkey, then has the browser make it. */
export function AddPasskeyDialog({ dialog }: { readonly dialog: ResumedDialog }) {
  const change = useAddPasskey();
  const add = async (fields: FormData, close: () => void) => {
    if (await change.add(fieldText(fields, 'name').trim())) close();
  };
  return (
    <Dialog title={messages.passkeyDialogTitle} onClosed={dialog.closed}>
      {(close) => (
        <ChangeForm
          dialog={dialog.name}
          close={close}
          change={change}
          wantsStepUp
          submitLabel={messages.passkeyAdd}
          onSubmit={(fields) => void add(fields, close)}
        >
          <FormText>{messages.passkeyDialogText}</FormText>
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
    </Dialog>
  );
}
