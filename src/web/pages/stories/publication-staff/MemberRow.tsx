import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { Badge, ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import type { ManagedPublication, StaffMember, StaffTransfer } from '#web/generated/fragments.ts';
import { LeaveStaff } from './LeaveStaff.tsx';
import { MemberMenu } from './MemberMenu.tsx';

export type MemberProps = {
  readonly publication: ManagedPublication;
  readonly member: StaffMember;
  /** How the handing over of the publication stands for the viewer. */
  readonly stage: StaffTransfer['stage'] | null;
  readonly onRole: (role: 'EDITOR' | 'WRITER') => void;
  readonly onRemoved: () => void;
  readonly onOffered: () => void;
};

/** Somebody on the staff, with what can be done about it. */
export function MemberRow(props: MemberProps & { readonly isSelf: boolean }) {
  const { publication, member, isSelf, stage } = props;
  const { user, role, joinedAt, isSuspended } = member;
  return (
    <ListItem data-member={user.username}>
      <NamedAvatar name={user.name} imageId={user.imageId} size="S" />
      <ItemWords>
        <ItemTitle>
          {isSuspended ? (
            <span dir="auto">{user.name}</span>
          ) : (
            <Link to={personPath(user.username)} dir="auto">
              {user.name}
            </Link>
          )}
          {isSuspended && <Badge isWarning>{messages.suspended}</Badge>}
          {isSelf && <Badge>{messages.you}</Badge>}
        </ItemTitle>
        <ItemFacts>
          <span>{publicationMessages[role]}</span>
          <span>@{user.username}</span>
          <span>{formatMessage(publicationMessages.since, { date: formatDate(joinedAt) })}</span>
        </ItemFacts>
      </ItemWords>
      <ItemActions>
        {isSelf && role !== 'OWNER' && (
          <LeaveStaff publication={publication} waiting={member.waitingCount ?? 0} stage={stage} />
        )}
        {!isSelf && (member.viewerCanRemove || member.viewerCanChangeRole) && <MemberMenu {...props} />}
      </ItemActions>
    </ListItem>
  );
}
