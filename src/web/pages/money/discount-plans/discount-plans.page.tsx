import { plansMessages } from '#shared/messages/plans.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type DiscountPlansQuery, DiscountPlansQueryDocument } from '#web/generated/DiscountPlansQuery.ts';
import { DiscountPlans } from './DiscountPlans.tsx';

/** `/discount?coupon=…`: a year for less, such as half of it, for whoever was given a coupon. */
const page: PageDefinition<DiscountPlansQuery> = {
  queries: (_route, query) => [{ document: DiscountPlansQueryDocument, variables: { coupon: query.get('coupon') } }],
  outcome: () => ({ kind: 'show', robots: 'noindex' }),
  head: () => ({ title: plansMessages.discountTitle }),
  Component: DiscountPlans,
};

export default page;
