import { domainSettingsMessages as messages } from '#shared/messages/domain-settings.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import type { ResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { FormText } from '#web/parts/form/Form.tsx';
import { ConnectCustomDomainDocument } from '#web/generated/ConnectCustomDomain.ts';

type ConnectDomainDialogProps = {
  readonly dialog: ResumedDialog;
  readonly collectionId: string | null;
  readonly onChanged: () => void;
};

/** Asks for the name; whether it can be one, and whose it is already, the server says at the field. */
export function ConnectDomainDialog({ dialog, collectionId, onChanged }: ConnectDomainDialogProps) {
  const change = useChange(ConnectCustomDomainDocument);
  const connect = async (fields: FormData, close: () => void) => {
    if ((await change.run({ domain: fieldText(fields, 'domain'), collectionId })) === undefined) return;
    close();
    onChanged();
  };
  return (
    <Dialog title={messages.dialogTitle} onClosed={dialog.closed}>
      {(close) => (
        <ChangeForm
          dialog={dialog.name}
          close={close}
          change={change}
          wantsStepUp
          submitLabel={messages.submit}
          onSubmit={(fields) => void connect(fields, close)}
          hasOwnError
        >
          <FormText>{messages.dialogText}</FormText>
          <Field
            label={messages.label}
            name="domain"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={messages.placeholder}
            maxLength={300}
            dir="ltr"
            data-first
            onChange={change.clear}
            error={change.error}
          />
        </ChangeForm>
      )}
    </Dialog>
  );
}
