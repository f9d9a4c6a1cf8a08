import { updatePaymentMessages as messages } from '#shared/messages/manage-membership.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { UpdatePaymentPageQueryDocument } from '#web/generated/UpdatePaymentPageQuery.ts';
import { UpdatePayment } from './UpdatePayment.tsx';

/** `/me/settings/payment/update`. */
const page: PageDefinition = {
  queries: () => [{ document: UpdatePaymentPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: ({ site }) => ({ title: messages.title, canonicalUrl: site.url + buildPath('UpdatePayment') }),
  Component: UpdatePayment,
};

export default page;
