import { receiptMessages as messages } from '#shared/messages/manage-membership.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import {
  type BillingReceiptPageQuery,
  BillingReceiptPageQueryDocument,
} from '#web/generated/BillingReceiptPageQuery.ts';
import { BillingReceipt } from './BillingReceipt.tsx';

const chargeIdOf = (route: { readonly params: Readonly<Record<string, string>> }) => route.params['chargeId'] ?? '';

/** `/me/billing-history/receipt/{chargeId}` (MEMB-11): of one's own payments; of anybody else's there is no page. */
const page: PageDefinition<BillingReceiptPageQuery> = {
  queries: (route) => [{ document: BillingReceiptPageQueryDocument, variables: { chargeId: chargeIdOf(route) } }],
  outcome: ({ data }) =>
    data.charge.__typename === 'Charge'
      ? { kind: 'show', robots: 'noindex', isCacheable: false }
      : { kind: 'notFound' },
  head: ({ data, route, site }) => ({
    title: data.charge.__typename === 'Charge' ? `${messages.title} ${data.charge.receiptNumber}` : messages.title,
    canonicalUrl: site.url + buildPath('ShowBillingReceipt', { chargeId: chargeIdOf(route) }),
  }),
  Component: BillingReceipt,
};

export default page;
