import { formatMessage } from '#shared/messages/format-message.ts';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import { managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import {
  type PublicationDigestStatsQuery,
  PublicationDigestStatsQueryDocument,
} from '#web/generated/PublicationDigestStatsQuery.ts';
import { PublicationDigestStats } from './PublicationDigestStats.tsx';

/** `/{slug}/stats/digest`: in how many digests its stories stood, for owner and editors (NEWS-3). */
export default managementPage<PublicationDigestStatsQuery>({
  document: PublicationDigestStatsQueryDocument,
  right: 'readStats',
  titleOf: ({ name }) => formatMessage(messages.digestTitle, { name }),
  Content: PublicationDigestStats,
});
