import { use, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { accountSettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import styles from '#web/features/ground/settings/ChangeForm.module.css';
import { SettingsDialog } from '#web/features/ground/settings/SettingsDialog.tsx';
import { useChange } from '#web/features/ground/settings/use-change.ts';
import type { DialogState } from '#web/features/ground/settings/use-dialog.ts';
import { useUsernameCheck } from '#web/features/ground/settings/use-username-check.ts';
import { Field } from '#web/features/identity/sign-in/Field.tsx';
import { ChangeUsernameDocument } from '#web/generated/ChangeUsername.ts';

/** Asks for another username and says while it is typed whether it is free. */
export function ChangeUsernameDialog({ dialog, username }: { dialog: DialogState; username: string }) {
  const { url } = use(SiteContext);
  const change = useChange(ChangeUsernameDocument);
  const [typed, setTyped] = useState(username);
  const check = useUsernameCheck(typed, username);
  const save = async (close: () => void) => {
    if (check.wanted === username) return close();
    if (check.fault !== undefined) return;
    if ((await change.run({ username: check.wanted })) !== undefined) close();
  };
  const address = url.replace(/^https?:\/\//, '') + personPath(check.wanted || '…');
  return (
    <SettingsDialog title={messages.usernameDialogTitle} onClosed={dialog.closed}>
      {(close) => (
        <ChangeForm
          dialog={dialog.name}
          close={close}
          change={change}
          submitLabel={settingsMessages.save}
          onSubmit={() => void save(close)}
          hasOwnError
        >
          <p className={styles.text}>{messages.usernameDialogText}</p>
          <Field
            label={messages.usernameLabel}
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            data-first
            value={typed}
            onChange={({ target }) => {
              change.clear();
              setTyped(target.value);
            }}
            error={change.error ?? check.fault}
          />
          <output className={styles.text}>
            {check.note} {formatMessage(messages.usernameAddress, { address })}
          </output>
        </ChangeForm>
      )}
    </SettingsDialog>
  );
}
