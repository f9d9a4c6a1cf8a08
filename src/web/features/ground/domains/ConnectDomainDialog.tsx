import { domainSettingsMessages as messages } from '#shared/messages/domain-settings.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { ChangeFailure } from '#web/app/graph/change-outcome.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Link } from '#web/app/router/Link.tsx';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import type { ResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { FormText } from '#web/parts/form/Form.tsx';
import { type ConnectCustomDomain, ConnectCustomDomainDocument } from '#web/generated/ConnectCustomDomain.ts';

type ConnectDomainDialogProps = {
  readonly dialog: ResumedDialog;
  readonly collectionId: string | null;
  readonly onChanged: () => void;
};

/** Asks for the name; whether it can be one, and whose it is already, the server says at the field. */
export function ConnectDomainDialog({ dialog, collectionId, onChanged }: ConnectDomainDialogProps) {
  const change = useChange(ConnectCustomDomainDocument);
  const connect = async (fields: FormData, close: () => void) => {
    const { done, failure } = await change.send({ domain: fieldText(fields, 'domain'), collectionId });
    if (done !== undefined) close();
    // A domain that was connected in another tab stands below the window, to be disconnected there.
    if (done !== undefined || codeOf(failure) === 'ALREADY_CONNECTED') onChanged();
  };
  const { error } = change;
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
            error={codeOf(change.failure) === 'NON_MEMBER' ? <MembersOnly text={error ?? ''} /> : error}
          />
        </ChangeForm>
      )}
    </Dialog>
  );
}

/** Why the server refused it, where it did. */
function codeOf(failure: ChangeFailure<ConnectCustomDomain['connectCustomDomain']> | undefined) {
  const refusal = failure?.kind === 'refused' ? failure.refusal : undefined;
  return refusal?.__typename === 'CustomDomainRefusal' ? refusal.code : undefined;
}

function MembersOnly({ text }: { readonly text: string }) {
  return (
    <>
      {text} <Link to={buildPath('ShowPlans', {})}>{messages.becomeMember}</Link>
    </>
  );
}
