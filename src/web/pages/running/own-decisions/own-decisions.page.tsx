import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type OwnDecisionsPageQuery, OwnDecisionsPageQueryDocument } from '#web/generated/OwnDecisionsPageQuery.ts';
import { OwnDecisions, ownDecisionsVariables } from './OwnDecisions.tsx';

/** `/me/decisions`: what was decided about whoever looks, why, and how to appeal (rules 231 and 232). */
const page: PageDefinition<OwnDecisionsPageQuery> = {
  queries: (_route, query) => [{ document: OwnDecisionsPageQueryDocument, variables: ownDecisionsVariables(query) }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: ({ site }) => ({ title: messages.title, canonicalUrl: site.url + buildPath('ShowOwnDecisions') }),
  Component: OwnDecisions,
};

export default page;
