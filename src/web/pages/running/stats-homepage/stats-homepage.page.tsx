import { statsMessages as messages } from '#shared/messages/stats.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { periodOf, sortOf } from '#web/features/running/stats/stats-address.ts';
import { LiveStatsQueryDocument } from '#web/generated/LiveStatsQuery.ts';
import { type StatsHomepageQuery, StatsHomepageQueryDocument } from '#web/generated/StatsHomepageQuery.ts';
import { StoryStatsListQueryDocument } from '#web/generated/StoryStatsListQuery.ts';
import { StatsHomepage } from './StatsHomepage.tsx';

/** `/me/stats`, and `/@{username}/stats` of oneself: of anybody else there is no such page (STAT-1). */
const page: PageDefinition<StatsHomepageQuery> = {
  queries: (_route, query) => [
    { document: StatsHomepageQueryDocument, variables: { period: periodOf(query) } },
    { document: LiveStatsQueryDocument, variables: {} },
    {
      document: StoryStatsListQueryDocument,
      variables: { period: periodOf(query), sort: sortOf(query), to: cursorOf(query) },
    },
  ],
  outcome: ({ data: { viewer }, route }) => {
    const { username = viewer?.username } = route.params;
    if (!viewer?.writerStats || username?.toLowerCase() !== viewer.username.toLowerCase()) return { kind: 'notFound' };
    return { kind: 'show', robots: 'noindex', isCacheable: false };
  },
  head: () => ({ title: messages.title }),
  Component: StatsHomepage,
};

export default page;
