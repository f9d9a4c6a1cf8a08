import { formatMessage } from '#shared/messages/format-message.ts';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { periodOf } from '#web/features/running/stats/stats-address.ts';
import { managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import { type SubscriptionStatsQuery, SubscriptionStatsQueryDocument } from '#web/generated/SubscriptionStatsQuery.ts';
import { SubscriptionStats } from './SubscriptionStats.tsx';

/** `/{slug}/newsletters/{id}/stats`: who came to a list, and what became of what went out (STAT-1, NEWS-1). */
export default managementPage<SubscriptionStatsQuery>({
  document: SubscriptionStatsQueryDocument,
  variablesOf: ({ params }, query) => ({
    newsletterId: params.newsletterId ?? '',
    period: periodOf(query),
    to: cursorOf(query),
  }),
  right: 'runNewsletters',
  titleOf: ({ shown }) => formatMessage(messages.publicationTitle, { name: shown?.name ?? '' }),
  outcomeOf: ({ shown }) => (shown?.audienceStats ? undefined : { kind: 'notFound' }),
  Content: SubscriptionStats,
});
