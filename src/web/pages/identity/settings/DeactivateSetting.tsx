import { accountSettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmDialog } from '#web/features/ground/settings/ConfirmDialog.tsx';
import { Points } from '#web/features/ground/settings/Points.tsx';
import { SettingRow } from '#web/features/ground/settings/SettingRow.tsx';
import { useChange } from '#web/features/ground/settings/use-change.ts';
import { useDialog } from '#web/features/ground/settings/use-dialog.ts';
import { DeactivateAccountDocument } from '#web/generated/DeactivateAccount.ts';
import { leaveSite } from './leave-site.ts';

/** Hides the account until its owner signs in again (rule 143). */
export function DeactivateSetting() {
  const dialog = useDialog('deactivate');
  const change = useChange(DeactivateAccountDocument);
  const confirm = async () => {
    if ((await change.run({})) !== undefined) leaveSite();
  };
  return (
    <SettingRow
      title={messages.deactivateTitle}
      text={messages.deactivateText}
      actions={
        <Button look="outlined" size="small" aria-label={messages.deactivateTitle} onClick={dialog.open}>
          {messages.deactivateAction}
        </Button>
      }
    >
      <ConfirmDialog
        dialog={dialog}
        title={messages.deactivateDialogTitle}
        wantsStepUp
        submitLabel={messages.deactivateAction}
        change={change}
        onConfirm={confirm}
        isDanger
      >
        <Points points={messages.deactivatePoints} />
      </ConfirmDialog>
    </SettingRow>
  );
}
