import { accountSettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { FormPoints } from '#web/parts/form/Form.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { DeactivateAccountDocument } from '#web/generated/DeactivateAccount.ts';
import { leaveSite } from './leave-site.ts';

/** Hides the account until its owner signs in again (rule 143). */
export function DeactivateSetting() {
  const dialog = useResumedDialog('deactivate');
  const change = useChange(DeactivateAccountDocument);
  const confirm = async () => {
    if ((await change.run({})) !== undefined) leaveSite();
  };
  return (
    <Row
      title={messages.deactivateTitle}
      text={messages.deactivateText}
      actions={
        <Button look="outlined" size="small" aria-label={messages.deactivateTitle} onClick={dialog.open}>
          {messages.deactivateAction}
        </Button>
      }
    >
      <ConfirmChange
        dialog={dialog}
        title={messages.deactivateDialogTitle}
        wantsStepUp
        submitLabel={messages.deactivateAction}
        change={change}
        onConfirm={confirm}
        isDanger
      >
        <FormPoints points={messages.deactivatePoints} />
      </ConfirmChange>
    </Row>
  );
}
