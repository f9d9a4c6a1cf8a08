import { formatMessage } from '#shared/messages/format-message.ts';
import { staffInvitationMessages as messages } from '#shared/messages/staff-invitations.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import {
  type StaffInvitationPageQuery,
  StaffInvitationPageQueryDocument,
} from '#web/generated/StaffInvitationPageQuery.ts';
import { StaffInvitation } from './StaffInvitation.tsx';

/** `/me/invitations/{invitationId}`: where whoever is invited to a staff says yes or no (PUB-4). */
const page: PageDefinition<StaffInvitationPageQuery> = {
  queries: ({ params }, query) => [
    {
      document: StaffInvitationPageQueryDocument,
      variables: { invitationId: params['invitationId'] ?? '', invitationToken: query.get('token') },
    },
  ],
  outcome: ({ data }) => ({
    kind: 'show',
    // To programs there is none; a person reads for whom it may be (rule 316).
    ...(data.staffInvitation === null ? { status: 404 } : {}),
    robots: 'noindex',
    isCacheable: false,
  }),
  head: ({ data }) => ({
    title: data.staffInvitation
      ? formatMessage(messages.pageTitle, { name: data.staffInvitation.collection.name })
      : messages.notYours,
  }),
  Component: StaffInvitation,
};

export default page;
