import { useState } from 'react';
import { foldUsername } from '#shared/identity/username-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { accountSettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { FormPoints } from '#web/parts/form/Form.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { DeleteAccountDocument } from '#web/generated/DeleteAccount.ts';
import { leaveSite } from './leave-site.ts';

/** Deletes the account after 14 days (rule 143): nobody does that without having typed their name. */
export function DeleteSetting({ username }: { readonly username: string }) {
  const dialog = useResumedDialog('delete');
  const change = useChange(DeleteAccountDocument);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const confirm = async () => {
    const isRight = foldUsername(typed) === foldUsername(username);
    setIsWrong(!isRight);
    if (isRight && (await change.run({})) !== undefined) leaveSite();
  };
  return (
    <Row
      title={messages.deleteTitle}
      text={messages.deleteText}
      actions={
        <Button look="outlined" size="small" aria-label={messages.deleteTitle} onClick={dialog.open}>
          {messages.deleteAction}
        </Button>
      }
    >
      <ConfirmChange
        dialog={dialog}
        title={messages.deleteDialogTitle}
        wantsStepUp
        submitLabel={messages.deleteTitle}
        change={change}
        onConfirm={confirm}
        isDanger
      >
        <FormPoints points={messages.deletePoints} />
        <Field
          label={formatMessage(messages.deleteConfirmLabel, { username })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isWrong ? messages.deleteConfirmWrong : undefined}
        />
      </ConfirmChange>
    </Row>
  );
}
