import { plansMessages } from '#shared/messages/plans.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type PlansOfViewerQuery, PlansOfViewerQueryDocument } from '#web/generated/PlansOfViewerQuery.ts';
import { PlansOfViewer } from './PlansOfViewer.tsx';

/** `/plans` for whoever is signed in: also what they have already. */
const page: PageDefinition<PlansOfViewerQuery> = {
  queries: (_route, query) => [{ document: PlansOfViewerQueryDocument, variables: { coupon: query.get('coupon') } }],
  outcome: () => ({ kind: 'show', isCacheable: false }),
  head: () => ({ title: plansMessages.pageTitle, description: plansMessages.description }),
  Component: PlansOfViewer,
};

export default page;
