import { securitySettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmDialog } from '#web/features/ground/settings/ConfirmDialog.tsx';
import { SettingRow } from '#web/features/ground/settings/SettingRow.tsx';
import { useChange } from '#web/features/ground/settings/use-change.ts';
import { useDialog } from '#web/features/ground/settings/use-dialog.ts';
import { RemoveAuthenticatorAppDocument } from '#web/generated/RemoveAuthenticatorApp.ts';
import { AuthenticatorAppDialog } from './AuthenticatorAppDialog.tsx';
import type { SecurityProps } from './security-props.ts';

type AuthenticatorAppSettingProps = Pick<SecurityProps, 'security'> & {
  readonly onCodes: (codes: readonly string[]) => void;
};

/** The codes of an app on the phone, as a second step. */
export function AuthenticatorAppSetting({ security, onCodes }: AuthenticatorAppSettingProps) {
  const adding = useDialog('app');
  const removing = useDialog('remove-app');
  const removal = useChange(RemoveAuthenticatorAppDocument);
  const hasApp = security.hasAuthenticatorApp;
  return (
    <SettingRow
      title={messages.appTitle}
      text={messages.appText}
      value={hasApp ? messages.twoFactorOn : messages.twoFactorOff}
      actions={
        <Button
          look="outlined"
          size="small"
          aria-label={hasApp ? messages.appRemove : undefined}
          onClick={hasApp ? removing.open : adding.open}
        >
          {hasApp ? settingsMessages.remove : messages.appAdd}
        </Button>
      }
    >
      {adding.isOpen && <AuthenticatorAppDialog dialog={adding} onCodes={onCodes} />}
      <ConfirmDialog
        dialog={removing}
        title={messages.appRemoveTitle}
        wantsStepUp
        submitLabel={messages.appRemove}
        change={removal}
        onConfirm={() => removal.run({})}
        isDanger
      >
        {messages.appRemoveText}
      </ConfirmDialog>
    </SettingRow>
  );
}
