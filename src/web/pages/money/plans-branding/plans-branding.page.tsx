import { checkoutPageMessages } from '#shared/messages/checkout-page.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { isMembershipOn } from '#web/features/money/plans/membership-of-viewer.ts';
import { type CheckoutPageQuery, CheckoutPageQueryDocument } from '#web/generated/CheckoutPageQuery.ts';
import { Checkout } from './Checkout.tsx';

/** `/payment`: the checkout (MEMB-3). Whoever is a member, and comes back here, hears that they are. */
const page: PageDefinition<CheckoutPageQuery> = {
  queries: (_route, query) => [{ document: CheckoutPageQueryDocument, variables: { coupon: query.get('coupon') } }],
  outcome: ({ data }) => {
    if (isMembershipOn(data.viewer?.viewerEdge.membership)) {
      return { kind: 'redirect', location: buildPath('ShowPlans'), isTemporary: true };
    }
    return { kind: 'show', robots: 'noindex', isCacheable: false };
  },
  head: () => ({ title: checkoutPageMessages.pageTitle }),
  Component: Checkout,
};

export default page;
