import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { publicationTransferMessages as transfer } from '#shared/messages/publication-transfers.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { FormText } from '#web/parts/form/Form.tsx';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { RemoveCollectionStaffDocument } from '#web/generated/RemoveCollectionStaff.ts';
import { SetCollectionStaffRoleDocument } from '#web/generated/SetCollectionStaffRole.ts';
import type { MemberProps } from './MemberRow.tsx';
import { OfferOwnership } from './OfferOwnership.tsx';

const toEditor = {
  role: 'EDITOR',
  label: messages.makeEditor,
  title: messages.makeEditorTitle,
  text: messages.makeEditorText,
  done: messages.isEditor,
} as const;

const toWriter = {
  role: 'WRITER',
  label: messages.makeWriter,
  title: messages.makeWriterTitle,
  text: messages.makeWriterText,
  done: messages.isWriter,
} as const;

/** What may be done about somebody else on the staff; each is asked first. */
export function MemberMenu({ publication, member, onRole, onRemoved, onOffered }: MemberProps) {
  const { user, waitingCount } = member;
  const { name, id: userId } = user;
  const other = member.role === 'EDITOR' ? toWriter : toEditor;
  const changing = useDialog();
  const removing = useResumedDialog(`remove-member-${userId}`);
  const offering = useResumedDialog(`offer-ownership-${userId}`);
  const mayOffer = publication.viewerCan.transfer && member.role === 'EDITOR' && !member.isSuspended;
  const change = useChange(SetCollectionStaffRoleDocument);
  const removal = useChange(RemoveCollectionStaffDocument);
  const collectionId = publication.id;
  const setRole = async () => {
    const done = await change.run({ collectionId, userId, role: other.role });
    if (done === undefined) return done;
    onRole(other.role);
    void showToast({ message: formatMessage(other.done, { name }), testId: 'staff-role' });
    return done;
  };
  const remove = async () => {
    const done = await removal.run({ collectionId, userId });
    if (done === undefined) return done;
    onRemoved();
    void showToast({ message: formatMessage(messages.removed, { name }), testId: 'staff-removed' });
    return done;
  };
  return (
    <>
      <MenuButton label={formatMessage(messages.changeNamed, { name })}>
        {member.viewerCanChangeRole && <MenuAction onChoose={changing.open}>{other.label}</MenuAction>}
        {mayOffer && <MenuAction onChoose={offering.open}>{transfer.offer}</MenuAction>}
        {member.viewerCanRemove && (
          <MenuAction onChoose={removing.open} isDanger>
            {messages.remove}
          </MenuAction>
        )}
      </MenuButton>
      <ConfirmDialog
        dialog={changing}
        title={formatMessage(other.title, { name })}
        submitLabel={other.label}
        change={change}
        onConfirm={setRole}
      >
        {other.text}
      </ConfirmDialog>
      <OfferOwnership publication={publication} member={member} dialog={offering} onOffered={onOffered} />
      <ConfirmChange
        dialog={removing}
        title={formatMessage(messages.removeTitle, { name })}
        submitLabel={messages.remove}
        change={removal}
        onConfirm={remove}
        wantsStepUp
        isDanger
      >
        {(waitingCount ?? 0) > 0 && (
          <FormText>{formatMessage(messages.removeWaiting, { count: waitingCount ?? 0 })}</FormText>
        )}
        <FormText>{messages.removeText}</FormText>
      </ConfirmChange>
    </>
  );
}
