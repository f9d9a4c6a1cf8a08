import { formatMessage } from '#shared/messages/format-message.ts';
import { listMessages } from '#shared/messages/lists.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageHead } from '#web/app/page-definition.ts';
import type { SeriesCard } from '#web/generated/fragments.ts';
import { rssAlternate } from '#web/features/finding/feeds/rss-alternate.ts';
import { seriesPath } from '#web/features/ground/paths/paths.ts';

/** The head of a series or a sequence. */
export function seriesHead(series: SeriesCard | null, siteUrl: string): PageHead {
  if (!series) return { title: '' };
  const name = series.collection?.name ?? series.creator.name;
  return {
    title: series.title,
    description: series.description || formatMessage(listMessages.seriesDescription, { name }),
    canonicalUrl: siteUrl + seriesPath(series),
    alternates: [rssAlternate(siteUrl, buildPath('ReadSeriesFeed', { seriesId: series.id }), series.title)],
  };
}
