import { statsMessages as messages } from '#shared/messages/stats.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { periodOf } from '#web/features/running/stats/stats-address.ts';
import { type StatsAudienceQuery, StatsAudienceQueryDocument } from '#web/generated/StatsAudienceQuery.ts';
import { StatsAudience } from './StatsAudience.tsx';

/** `/@{username}/audience` of oneself: of anybody else there is no such page (STAT-1). */
const page: PageDefinition<StatsAudienceQuery> = {
  queries: (_route, query) => [{ document: StatsAudienceQueryDocument, variables: { period: periodOf(query) } }],
  outcome: ({ data: { viewer }, route }) =>
    viewer?.audienceStats && route.params.username?.toLowerCase() === viewer.username.toLowerCase()
      ? { kind: 'show', robots: 'noindex', isCacheable: false }
      : { kind: 'notFound' },
  head: () => ({ title: messages.audienceTitle }),
  Component: StatsAudience,
};

export default page;
