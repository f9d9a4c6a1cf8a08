import { useEffect, useRef } from 'react';
import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { useStepUpTime } from '#web/features/ground/settings/use-step-up-time.ts';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import { focusOnce } from '#web/parts/dialog/remember-focus.ts';
import type { PublicationStaffPageQuery } from '#web/generated/PublicationStaffPageQuery.ts';
import { InviteStaff } from './InviteStaff.tsx';
import { OwnershipTransfer } from './OwnershipTransfer.tsx';
import { SentInvitations } from './SentInvitations.tsx';
import { StaffList } from './StaffList.tsx';

/** Who is on the staff, and what the viewer may change about it. */
export function PublicationStaff(props: ManagementProps<PublicationStaffPageQuery>) {
  const { publication, data, refetch } = props;
  useStepUpTime(data.viewer?.security?.stepUpTimeLeft);
  const { ownershipTransfer: transfer } = publication;
  const place = useRef<HTMLDivElement>(null);
  const isOffering = useRef(false);
  useEffect(() => {
    // What was pressed is pushed down by what comes above it, and out of a small window.
    const heading = isOffering.current && transfer ? place.current?.querySelector('h2') : null;
    if (!heading) return;
    isOffering.current = false;
    focusOnce(heading);
  }, [transfer]);
  const offered = () => {
    isOffering.current = true;
    refetch();
  };
  return (
    <ManagementFrame publication={publication} title={messages.title}>
      {transfer && (
        <div ref={place}>
          <OwnershipTransfer publication={publication} transfer={transfer} onChanged={refetch} />
        </div>
      )}
      {publication.viewerCan.manageStaff && <InviteStaff publication={publication} />}
      <SentInvitations invitations={publication.staffInvitations ?? []} onRefused={refetch} />
      <StaffList {...props} onOffered={offered} />
    </ManagementFrame>
  );
}
