import { checkoutPageMessages } from '#shared/messages/checkout-page.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { isMembershipOn } from '#web/features/money/plans/membership-of-viewer.ts';
import { type WelcomeMemberQuery, WelcomeMemberQueryDocument } from '#web/generated/WelcomeMemberQuery.ts';
import { welcomeFlag } from './welcome-flag.ts';
import { WelcomeMember } from './WelcomeMember.tsx';

/** `/welcome-member`: what somebody has who has just become a member, once; others are led to the plans. */
const page: PageDefinition<WelcomeMemberQuery> = {
  queries: () => [{ document: WelcomeMemberQueryDocument, variables: {} }],
  outcome: ({ data }) => {
    const membership = data.viewer?.viewerEdge.membership;
    const isShown =
      isMembershipOn(membership) && data.viewer?.dismissableFlags?.includes(welcomeFlag(membership.membershipId));
    if (!isMembershipOn(membership) || isShown === true) {
      return { kind: 'redirect', location: buildPath('ShowPlans'), isTemporary: true };
    }
    return { kind: 'show', robots: 'noindex', isCacheable: false };
  },
  head: () => ({ title: checkoutPageMessages.welcomePageTitle }),
  Component: WelcomeMember,
};

export default page;
