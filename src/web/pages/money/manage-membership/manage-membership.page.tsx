import { manageMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { ManageMembershipPageQueryDocument } from '#web/generated/ManageMembershipPageQuery.ts';
import { ManageMembership } from './ManageMembership.tsx';

/** `/manage-membership`: for who is signed in, and where the operator lets plans be switched. */
const page: PageDefinition = {
  queries: () => [{ document: ManageMembershipPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: ({ site }) => ({ title: messages.title, canonicalUrl: site.url + buildPath('ManageMembership') }),
  Component: ManageMembership,
};

export default page;
