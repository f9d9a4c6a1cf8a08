import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type LegalNoticePageQuery, LegalNoticePageQueryDocument } from '#web/generated/LegalNoticePageQuery.ts';
import { LegalNotice } from './LegalNotice.tsx';

/** `/m/legal-notice`: what anybody says is against the law (rule 260); `about` is the address of the page. */
const page: PageDefinition<LegalNoticePageQuery> = {
  queries: () => [{ document: LegalNoticePageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show' }),
  head: ({ site }) => ({ title: messages.title, canonicalUrl: site.url + buildPath('ShowLegalNotice') }),
  Component: LegalNotice,
};

export default page;
