import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { PayoutPageQueryDocument } from '#web/generated/PayoutPageQuery.ts';
import { Payouts } from './Payouts.tsx';

/** `/me/settings/payout` and its dashboard, and where Stripe sends somebody back to. */
const page: PageDefinition = {
  queries: () => [{ document: PayoutPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: ({ route, site }) => ({
    title: route.name === 'ShowPayoutDashboard' ? messages.title : messages.setUp,
    canonicalUrl: site.url + route.path,
  }),
  Component: Payouts,
};

export default page;
