import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import {
  type PublicationStaffPageQuery,
  PublicationStaffPageQueryDocument,
} from '#web/generated/PublicationStaffPageQuery.ts';
import { ClosedStaff } from './ClosedStaff.tsx';
import { PublicationStaff } from './PublicationStaff.tsx';

/** `/{slug}/settings/staff`: who is on the staff, for all who are (PUB-4). */
export default managementPage<PublicationStaffPageQuery>({
  document: PublicationStaffPageQueryDocument,
  variablesOf: (_route, query) => ({ search: ownWanted(query), to: cursorOf(query) }),
  right: 'submitStories',
  // Of an archived publication too: whoever is on its staff finds the way off it there.
  isOpenTo: ({ viewerMembership }) => viewerMembership !== null,
  titleOf: ({ name }) => formatMessage(messages.pageTitle, { name }),
  Content: (props) => (props.publication.isArchived ? <ClosedStaff {...props} /> : <PublicationStaff {...props} />),
});
