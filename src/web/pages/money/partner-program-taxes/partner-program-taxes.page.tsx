import { taxMessages as messages } from '#shared/messages/taxes.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { TaxPageQueryDocument } from '#web/generated/TaxPageQuery.ts';
import { PartnerTaxes } from './PartnerTaxes.tsx';

/** `/me/partner/taxes` (PART-2). */
const page: PageDefinition = {
  queries: () => [{ document: TaxPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: ({ site }) => ({ title: messages.title, canonicalUrl: site.url + buildPath('ShowPartnerTaxes') }),
  Component: PartnerTaxes,
};

export default page;
