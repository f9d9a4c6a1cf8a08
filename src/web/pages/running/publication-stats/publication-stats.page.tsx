import { formatMessage } from '#shared/messages/format-message.ts';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { periodOf, sortOf } from '#web/features/running/stats/stats-address.ts';
import { managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import { LivePublicationStatsQueryDocument } from '#web/generated/LivePublicationStatsQuery.ts';
import { type PublicationStatsQuery, PublicationStatsQueryDocument } from '#web/generated/PublicationStatsQuery.ts';
import { PublicationStoryStatsQueryDocument } from '#web/generated/PublicationStoryStatsQuery.ts';
import { PublicationStats } from './PublicationStats.tsx';

/** `/{slug}/stats`: what was read there, for owner and editors (STAT-1, PUB-6). */
export default managementPage<PublicationStatsQuery>({
  document: PublicationStatsQueryDocument,
  variablesOf: (_route, query) => ({ period: periodOf(query) }),
  alsoAsked: ({ params }, query) => [
    { document: LivePublicationStatsQueryDocument, variables: { domainOrSlug: params.collectionSlug ?? '' } },
    {
      document: PublicationStoryStatsQueryDocument,
      variables: {
        domainOrSlug: params.collectionSlug ?? '',
        period: periodOf(query),
        sort: sortOf(query),
        to: cursorOf(query),
      },
    },
  ],
  right: 'readStats',
  titleOf: ({ name }) => formatMessage(messages.publicationTitle, { name }),
  Content: PublicationStats,
});
