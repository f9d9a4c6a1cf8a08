import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { appSettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import styles from './AppForms.module.css';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import type { ResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { CreateOAuthAppDocument } from '#web/generated/CreateOAuthApp.ts';
import type { MadeApp, OwnAppsSetting } from '#web/generated/fragments.ts';
import { UpdateOAuthAppDocument } from '#web/generated/UpdateOAuthApp.ts';

export type OwnApp = NonNullable<OwnAppsSetting['oauthApps']>[number];
type OwnAppDialogProps = {
  readonly dialog: ResumedDialog;
  /** Absent for one that is still to be made. */
  readonly app?: OwnApp;
  readonly onMade: (made: MadeApp) => void;
};

/** Characters of a description; the server has the last word. */
const MOST_DESCRIPTION = 300;

/** What an app is called, what it does and where people return to. */
export function OwnAppDialog({ dialog, app, onMade }: OwnAppDialogProps) {
  const creation = useChange(CreateOAuthAppDocument);
  const update = useChange(UpdateOAuthAppDocument);
  const [description, setDescription] = useState(app?.description ?? '');
  const save = async (fields: FormData, close: () => void) => {
    const lines = fieldText(fields, 'addresses').split('\n');
    const redirectAddresses = lines.map((line) => line.trim()).filter((line) => line !== '');
    const input = { name: fieldText(fields, 'name'), description, redirectAddresses };
    const isPublic = fields.get('isPublic') === 'on';
    const made = await (app === undefined ? creation.run({ input, isPublic }) : update.run({ appId: app.id, input }));
    if (made === undefined) return;
    close();
    onMade(made);
  };
  const title = app === undefined ? messages.ownAppMake : formatMessage(messages.ownAppEdit, { name: app.name });
  return (
    <Dialog title={title} onClosed={dialog.closed}>
      {(close) => (
        <ChangeForm
          dialog={dialog.name}
          close={close}
          change={app === undefined ? creation : update}
          submitLabel={app === undefined ? messages.ownAppMake : settingsMessages.save}
          onSubmit={(fields) => void save(fields, close)}
        >
          <Field
            label={messages.ownAppName}
            name="name"
            autoComplete="off"
            defaultValue={app?.name}
            dir="auto"
            data-first
          />
          <CountedField
            label={messages.ownAppDescription}
            value={description}
            most={MOST_DESCRIPTION}
            onChange={setDescription}
            error={undefined}
            lines={2}
          />
          <label className={styles.legend}>
            {messages.ownAppAddresses}
            <textarea
              className={styles.select}
              name="addresses"
              rows={3}
              defaultValue={app?.redirectAddresses.join('\n')}
              spellCheck={false}
              autoCapitalize="none"
            />
          </label>
          {app === undefined && <CheckField label={messages.ownAppPublic} name="isPublic" />}
        </ChangeForm>
      )}
    </Dialog>
  );
}
