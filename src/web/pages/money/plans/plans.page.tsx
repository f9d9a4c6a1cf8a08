import { plansMessages } from '#shared/messages/plans.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type PlansPageQuery, PlansPageQueryDocument } from '#web/generated/PlansPageQuery.ts';
import { Plans } from './Plans.tsx';

/** `/plans` for visitors: what a membership costs and what one has of it (MEMB-2). */
const page: PageDefinition<PlansPageQuery> = {
  queries: (_route, query) => [{ document: PlansPageQueryDocument, variables: { coupon: query.get('coupon') } }],
  // A coupon ends, or is used up, without a word to the pages that are kept.
  outcome: ({ query }) => ({ kind: 'show', isCacheable: !query.has('coupon') }),
  head: ({ site }) => ({
    title: plansMessages.pageTitle,
    description: plansMessages.description,
    canonicalUrl: site.url + buildPath('ShowPlans'),
  }),
  Component: Plans,
};

export default page;
