import { cancelMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { CancelMembershipPageQueryDocument } from '#web/generated/CancelMembershipPageQuery.ts';
import { CancelMembership } from './CancelMembership.tsx';

/** `/me/membership/cancel` (rule 86). */
const page: PageDefinition = {
  queries: () => [{ document: CancelMembershipPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: ({ site }) => ({ title: messages.title, canonicalUrl: site.url + buildPath('CancelMembership') }),
  Component: CancelMembership,
};

export default page;
