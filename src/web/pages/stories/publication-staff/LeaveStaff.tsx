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
import type { ManagedPublication, StaffTransfer } from '#web/generated/fragments.ts';

type LeaveStaffProps = {
  readonly publication: ManagedPublication;
  readonly waiting: number;
  /** Whether they can still take it back, or were offered it: they give that up. */
  readonly stage?: StaffTransfer['stage'] | null;
};

/** Takes the viewer off the staff, and to what readers see of the publication. */
export function LeaveStaff({ publication, waiting, stage = null }: LeaveStaffProps) {
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
        {stage === 'UNDOABLE' && <FormText>{messages.leaveGivesUp}</FormText>}
        {stage === 'OFFERED' && <FormText>{messages.leaveDeclines}</FormText>}
        {waiting > 0 && <FormText>{formatMessage(messages.leaveWaiting, { count: waiting })}</FormText>}
      </ConfirmDialog>
    </>
  );
}
