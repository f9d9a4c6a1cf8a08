import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type TransparencyPageQuery, TransparencyPageQueryDocument } from '#web/generated/TransparencyPageQuery.ts';
import { Transparency } from './Transparency.tsx';

/** `/m/transparency`: what was decided about legal notices in a month (rule 263). */
const page: PageDefinition<TransparencyPageQuery> = {
  queries: (_route, query) => [
    { document: TransparencyPageQueryDocument, variables: { noticeMonth: query.get('year') } },
  ],
  outcome: () => ({ kind: 'show' }),
  head: ({ site }) => ({ title: messages.logTitle, canonicalUrl: site.url + buildPath('ShowTransparency') }),
  Component: Transparency,
};

export default page;
