import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { useStepUpTime } from '#web/features/ground/settings/use-step-up-time.ts';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import type { PublicationStaffPageQuery } from '#web/generated/PublicationStaffPageQuery.ts';
import { InviteStaff } from './InviteStaff.tsx';
import { OwnershipTransfer } from './OwnershipTransfer.tsx';
import { SentInvitations } from './SentInvitations.tsx';
import { StaffList } from './StaffList.tsx';

/** Who is on the staff, and what the viewer may change about it. */
export function PublicationStaff(props: ManagementProps<PublicationStaffPageQuery>) {
  const { publication, data, refetch } = props;
  useStepUpTime(data.viewer?.security?.stepUpTimeLeft);
  return (
    <ManagementFrame publication={publication} title={messages.title}>
      {publication.ownershipTransfer && (
        <OwnershipTransfer publication={publication} transfer={publication.ownershipTransfer} onChanged={refetch} />
      )}
      {publication.viewerCan.manageStaff && <InviteStaff publication={publication} />}
      <SentInvitations invitations={publication.staffInvitations ?? []} />
      <StaffList {...props} />
    </ManagementFrame>
  );
}
