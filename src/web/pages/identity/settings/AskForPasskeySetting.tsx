import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { AskForPasskeyDocument } from '#web/generated/AskForPasskey.ts';
import type { SecurityProps } from './security-props.ts';

type AskForPasskeySettingProps = Pick<SecurityProps, 'security'> & {
  readonly onCodes: (codes: readonly string[]) => void;
};

/** Whether every other way in is followed by a passkey. */
export function AskForPasskeySetting({ security, onCodes }: AskForPasskeySettingProps) {
  const dialog = useResumedDialog('ask-for-passkey');
  const change = useChange(AskForPasskeyDocument);
  const isOn = security.asksForPasskey;
  const turn = async () => {
    const turned = await change.run({ isAsked: !isOn });
    if (turned !== undefined) onCodes(turned.codes);
    return turned;
  };
  return (
    <Row
      title={messages.askTitle}
      text={messages.askText}
      value={isOn ? messages.twoFactorOn : messages.twoFactorOff}
      actions={
        <Button look="outlined" size="small" onClick={dialog.open}>
          {isOn ? messages.askOff : messages.askOn}
        </Button>
      }
    >
      <ConfirmChange
        dialog={dialog}
        title={isOn ? messages.askOffTitle : messages.askOnTitle}
        wantsStepUp
        submitLabel={isOn ? messages.askOff : messages.askOn}
        change={change}
        onConfirm={turn}
      >
        {isOn ? messages.askOffText : messages.askOnText}
      </ConfirmChange>
    </Row>
  );
}
