import { securitySettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { RemovePasswordDocument } from '#web/generated/RemovePassword.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { SecurityProps } from './security-props.ts';

/** A password is optional (rule 132). */
export function PasswordSetting({ security, onChanged }: SecurityProps) {
  const { hasPassword, passwordMinimum } = security;
  const setting = useResumedDialog('password');
  const removing = useResumedDialog('remove-password');
  const removal = useChange(RemovePasswordDocument);
  return (
    <Row
      title={messages.passwordTitle}
      text={hasPassword ? messages.passwordSet : messages.passwordNone}
      actions={
        <>
          {hasPassword && (
            <Button look="plain" size="small" aria-label={messages.passwordRemove} onClick={removing.open}>
              {settingsMessages.remove}
            </Button>
          )}
          <Button
            look="outlined"
            size="small"
            aria-label={hasPassword ? messages.passwordChange : undefined}
            onClick={setting.open}
          >
            {hasPassword ? settingsMessages.change : messages.passwordAdd}
          </Button>
        </>
      }
    >
      {setting.isOpen && (
        <PasswordDialog dialog={setting} hasPassword={hasPassword} minimum={passwordMinimum} onChanged={onChanged} />
      )}
      <ConfirmChange
        dialog={removing}
        title={messages.passwordRemoveTitle}
        wantsStepUp
        submitLabel={messages.passwordRemove}
        change={removal}
        onConfirm={() => removal.run({})}
      >
        {messages.passwordRemoveText}
      </ConfirmChange>
    </Row>
  );
}
