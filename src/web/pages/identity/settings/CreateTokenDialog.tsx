import { formatMessage } from '#shared/messages/format-message.ts';
import { appSettingsMessages as messages } from '#shared/messages/settings.ts';
import { tokenMessages } from '#shared/messages/tokens.ts';
import { fieldText } from '#web/features/ground/forms/field-text.ts';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import styles from '#web/features/ground/settings/ChangeForm.module.css';
import { SettingsDialog } from '#web/features/ground/settings/SettingsDialog.tsx';
import { useChange } from '#web/features/ground/settings/use-change.ts';
import type { DialogState } from '#web/features/ground/settings/use-dialog.ts';
import { Field } from '#web/features/identity/sign-in/Field.tsx';
import { CreatePersonalTokenDocument } from '#web/generated/CreatePersonalToken.ts';

type CreateTokenDialogProps = { readonly dialog: DialogState; readonly onMade: (value: string) => void };

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
    <SettingsDialog title={messages.tokenMake} onClosed={dialog.closed}>
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
              <label key={scope} className={styles.check}>
                <input type="checkbox" name="scope" value={scope} defaultChecked={scope === 'read'} />
                {tokenMessages.scopes[scope]}
              </label>
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
    </SettingsDialog>
  );
}

const endAfter = (days: number) => Date.now() + days * DAY;
