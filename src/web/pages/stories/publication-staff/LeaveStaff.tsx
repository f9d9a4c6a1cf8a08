import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button } from '#web/design/Button.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { FormText } from '#web/parts/form/Form.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { LeaveCollectionStaffDocument } from '#web/generated/LeaveCollectionStaff.ts';
import type { ManagedPublication } from '#web/generated/fragments.ts';

type LeaveStaffProps = {
  readonly publication: ManagedPublication;
  readonly waiting: number;
  /** They owned it until recently, and give up taking it back. */
  readonly canTakeBack?: boolean;
};

/** Takes the viewer off the staff, and to what readers see of the publication. */
export function LeaveStaff({ publication, waiting, canTakeBack = false }: LeaveStaffProps) {
  const { id: collectionId, name } = publication;
  const { navigate } = useRoute();
  const dialog = useDialog();
  const change = useChange(LeaveCollectionStaffDocument);
  const leave = async () => {
    const done = await change.run({ collectionId });
    if (done === undefined) return done;
    await navigate(publicationPath(publication));
    void showToast({ message: formatMessage(messages.left, { name }), testId: 'staff-left' });
    return done;
  };
  return (
    <>
      <Button look="outlined" size="small" onClick={dialog.open}>
        {messages.leave}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={formatMessage(messages.leaveTitle, { name })}
        submitLabel={messages.leave}
        change={change}
        onConfirm={leave}
        isDanger
      >
        <FormText>{messages.leaveText}</FormText>
        {canTakeBack && <FormText>{messages.leaveGivesUp}</FormText>}
        {waiting > 0 && <FormText>{formatMessage(messages.leaveWaiting, { count: waiting })}</FormText>}
      </ConfirmDialog>
    </>
  );
}
