import { partnerMessages as messages } from '#shared/messages/partner.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import {
  type PartnerApplicationPageQuery,
  PartnerApplicationPageQueryDocument,
} from '#web/generated/PartnerApplicationPageQuery.ts';
import { PartnerApplication } from './PartnerApplication.tsx';

/** `/partner-program/apply` and `/me/partner/enroll` (PART-1). */
const page: PageDefinition<PartnerApplicationPageQuery> = {
  queries: () => [{ document: PartnerApplicationPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: ({ site }) => ({ title: messages.title, canonicalUrl: site.url + buildPath('ApplyToPartnerProgram') }),
  Component: PartnerApplication,
};

export default page;
