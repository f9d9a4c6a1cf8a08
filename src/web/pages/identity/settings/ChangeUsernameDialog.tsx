import { use, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { accountSettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { FormText } from '#web/parts/form/Form.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import type { ResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { useUsernameCheck } from '#web/features/ground/settings/use-username-check.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { ChangeUsernameDocument } from '#web/generated/ChangeUsername.ts';

/** Asks for another username and says while it is typed whether it is free. */
export function ChangeUsernameDialog({ dialog, username }: { dialog: ResumedDialog; username: string }) {
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
    <Dialog title={messages.usernameDialogTitle} onClosed={dialog.closed}>
      {(close) => (
        <ChangeForm
          dialog={dialog.name}
          close={close}
          change={change}
          submitLabel={settingsMessages.save}
          onSubmit={() => void save(close)}
          hasOwnError
        >
          <FormText>{messages.usernameDialogText}</FormText>
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
          <FormText isLive>
            {check.note} {formatMessage(messages.usernameAddress, { address })}
          </FormText>
        </ChangeForm>
      )}
    </Dialog>
  );
}
