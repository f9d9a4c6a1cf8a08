import { formatMessage } from '#shared/messages/format-message.ts';
import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmDialog } from '#web/features/ground/settings/ConfirmDialog.tsx';
import { SettingRow } from '#web/features/ground/settings/SettingRow.tsx';
import { useChange } from '#web/features/ground/settings/use-change.ts';
import { useDialog } from '#web/features/ground/settings/use-dialog.ts';
import { RegenerateRecoveryCodesDocument } from '#web/generated/RegenerateRecoveryCodes.ts';
import type { SecurityProps } from './security-props.ts';

type RecoveryCodesSettingProps = Pick<SecurityProps, 'security'> & {
  readonly onCodes: (codes: readonly string[]) => void;
};

/** How many codes are left, and new ones. */
export function RecoveryCodesSetting({ security, onCodes }: RecoveryCodesSettingProps) {
  const dialog = useDialog('recovery-codes');
  const change = useChange(RegenerateRecoveryCodesDocument);
  const make = async () => {
    const made = await change.run({});
    if (made !== undefined) onCodes(made.codes);
    return made;
  };
  return (
    <SettingRow
      title={messages.codesTitle}
      text={formatMessage(messages.codesText, { left: security.recoveryCodesLeft })}
      actions={
        <Button look="outlined" size="small" onClick={dialog.open}>
          {messages.codesAction}
        </Button>
      }
    >
      <ConfirmDialog
        dialog={dialog}
        title={messages.codesConfirmTitle}
        wantsStepUp
        submitLabel={messages.codesAction}
        change={change}
        onConfirm={make}
      >
        {messages.codesConfirmText}
      </ConfirmDialog>
    </SettingRow>
  );
}
