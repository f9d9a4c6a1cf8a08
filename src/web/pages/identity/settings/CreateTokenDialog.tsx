import { formatMessage } from '#shared/messages/format-message.ts';
import { appSettingsMessages as messages } from '#shared/messages/settings.ts';
import { tokenMessages } from '#shared/messages/tokens.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import styles from './AppForms.module.css';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import type { ResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { CreatePersonalTokenDocument } from '#web/generated/CreatePersonalToken.ts';

type CreateTokenDialogProps = { readonly dialog: ResumedDialog; readonly onMade: (value: string) => void };

const SCOPES = ['read', 'write', 'publish', 'stats', 'audience'] as const;
const LIVES = [7, 30, 90, 365] as const;
const DAY = 86_400_000;

/** What the token is for, what it may do and how long. */
export function CreateTokenDialog({ dialog, onMade }: CreateTokenDialogProps) {
  const change = useChange(CreatePersonalTokenDocument);
  const make = async (fields: FormData, close: () => void) => {
    const scopes = SCOPES.filter((scope) => fields.getAll('scope').includes(scope));
    const expiresAt = endAfter(Number(fields.get('days')));
    const made = await change.run({ name: fieldText(fields, 'name'), scopes, expiresAt });
    if (made === undefined) return;
    close();
    onMade(made.value);
  };
  return (
    <Dialog title={messages.tokenMake} onClosed={dialog.closed}>
      {(close) => (
        <ChangeForm
          dialog={dialog.name}
          close={close}
          change={change}
          wantsStepUp
          submitLabel={messages.tokenMake}
          onSubmit={(fields) => void make(fields, close)}
        >
          <Field label={messages.tokenName} name="name" autoComplete="off" maxLength={60} dir="auto" data-first />
          <fieldset className={styles.fieldset}>
            <legend className={styles.legend}>{messages.tokenMay}</legend>
            {SCOPES.map((scope) => (
              <CheckField
                key={scope}
                label={tokenMessages.scopes[scope]}
                name="scope"
                value={scope}
                defaultChecked={scope === 'read'}
              />
            ))}
          </fieldset>
          <label className={styles.legend}>
            {messages.tokenLife}
            <select className={styles.select} name="days" defaultValue={30}>
              {LIVES.map((days) => (
                <option key={days} value={days}>
                  {days === 365 ? messages.tokenLifeYear : formatMessage(messages.tokenLifeDays, { days })}
                </option>
              ))}
            </select>
          </label>
        </ChangeForm>
      )}
    </Dialog>
  );
}

const endAfter = (days: number) => Date.now() + days * DAY;
