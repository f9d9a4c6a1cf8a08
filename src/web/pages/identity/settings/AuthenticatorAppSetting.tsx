import { securitySettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { RemoveAuthenticatorAppDocument } from '#web/generated/RemoveAuthenticatorApp.ts';
import { AuthenticatorAppDialog } from './AuthenticatorAppDialog.tsx';
import type { SecurityProps } from './security-props.ts';

type AuthenticatorAppSettingProps = Pick<SecurityProps, 'security'> & {
  readonly onCodes: (codes: readonly string[]) => void;
};

/** The codes of an app on the phone, as a second step. */
export function AuthenticatorAppSetting({ security, onCodes }: AuthenticatorAppSettingProps) {
  const adding = useResumedDialog('app');
  const removing = useResumedDialog('remove-app');
  const removal = useChange(RemoveAuthenticatorAppDocument);
  const hasApp = security.hasAuthenticatorApp;
  return (
    <Row
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
      <ConfirmChange
        dialog={removing}
        title={messages.appRemoveTitle}
        wantsStepUp
        submitLabel={messages.appRemove}
        change={removal}
        onConfirm={() => removal.run({})}
        isDanger
      >
        {messages.appRemoveText}
      </ConfirmChange>
    </Row>
  );
}
