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
  outcome: ({ data }) =>
    data.staffInvitation === null ? { kind: 'notFound' } : { kind: 'show', robots: 'noindex', isCacheable: false },
  head: ({ data }) => ({
    title: formatMessage(messages.pageTitle, { name: data.staffInvitation?.collection.name ?? '' }),
  }),
  Component: StaffInvitation,
};

export default page;
