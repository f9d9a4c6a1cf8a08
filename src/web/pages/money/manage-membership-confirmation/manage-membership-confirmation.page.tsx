import { manageMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import {
  type ManageMembershipConfirmationPageQuery,
  ManageMembershipConfirmationPageQueryDocument,
} from '#web/generated/ManageMembershipConfirmationPageQuery.ts';
import { SwitchConfirmation } from './SwitchConfirmation.tsx';

/** `/manage-membership/confirmation`: what one has after a switch; who is no member chooses a plan first. */
const page: PageDefinition<ManageMembershipConfirmationPageQuery> = {
  queries: () => [{ document: ManageMembershipConfirmationPageQueryDocument, variables: {} }],
  outcome: ({ data }) =>
    data.viewer?.viewerEdge.membership
      ? { kind: 'show', robots: 'noindex', isCacheable: false }
      : { kind: 'redirect', location: buildPath('ManageMembership'), isTemporary: true },
  head: ({ site }) => ({
    title: messages.doneTitle,
    canonicalUrl: site.url + buildPath('ShowManageMembershipConfirmation'),
  }),
  Component: SwitchConfirmation,
};

export default page;
