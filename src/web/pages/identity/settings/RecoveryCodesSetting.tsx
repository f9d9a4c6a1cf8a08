import { formatMessage } from '#shared/messages/format-message.ts';
import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { RegenerateRecoveryCodesDocument } from '#web/generated/RegenerateRecoveryCodes.ts';
import type { SecurityProps } from './security-props.ts';

type RecoveryCodesSettingProps = Pick<SecurityProps, 'security'> & {
  readonly onCodes: (codes: readonly string[]) => void;
};

/** How many codes are left, and new ones. */
export function RecoveryCodesSetting({ security, onCodes }: RecoveryCodesSettingProps) {
  const dialog = useResumedDialog('recovery-codes');
  const change = useChange(RegenerateRecoveryCodesDocument);
  const make = async () => {
    const made = await change.run({});
    if (made !== undefined) onCodes(made.codes);
    return made;
  };
  return (
    <Row
      title={messages.codesTitle}
      text={formatMessage(messages.codesText, { left: security.recoveryCodesLeft })}
      actions={
        <Button look="outlined" size="small" onClick={dialog.open}>
          {messages.codesAction}
        </Button>
      }
    >
      <ConfirmChange
        dialog={dialog}
        title={messages.codesConfirmTitle}
        wantsStepUp
        submitLabel={messages.codesAction}
        change={change}
        onConfirm={make}
      >
        {messages.codesConfirmText}
      </ConfirmChange>
    </Row>
  );
}
