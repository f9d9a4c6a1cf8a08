import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { RoutingContext } from '#shared/routes/routing-context.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { RenderedPage } from '#platform/page-cache/page-cache.ts';
import { feedPath, readFeedFormat, type FeedSource } from '#modules/finding/feeds/feed-source.ts';
import { readFeed } from '#modules/finding/feeds/read-feed.ts';
import { feedContentTypes, writeFeed } from '#modules/finding/feeds/write-feed.ts';
import { INERT_CONTENT_POLICY } from '../headers/security-headers.ts';
import { readContext } from '../read-context.ts';
import type { Site } from '../site.ts';

/** What a feed's route asks for; undefined for every other route. */
export function feedSourceOf(context: RoutingContext, match: RouteMatch): FeedSource | undefined {
  if (match.page !== 'feed') return undefined;
  const { tagSlug, seriesId } = match.params;
  if (seriesId !== undefined) return { kind: 'series', id: seriesId };
  const username = match.params['username'] ?? (context.type === 'USER' ? context.username : undefined);
  const slug = match.params['collectionSlug'] ?? (context.type === 'COLLECTION' ? context.collectionSlug : undefined);
  if (username !== undefined) return { kind: 'user', username };
  if (slug !== undefined)
    return tagSlug === undefined ? { kind: 'publication', slug } : { kind: 'publicationTag', slug, tagSlug };
  return tagSlug === undefined ? { kind: 'site' } : { kind: 'tag', slug: tagSlug };
}

/** A feed's key in the page cache, beside its host: made from its subject, however it was requested. */
export function feedKey(source: FeedSource, query: string): string {
  return feedPath(source, readFeedFormat(query));
}

type FeedAsked = {
  readonly query: string;
  readonly routeName: string;
  readonly country: string | null;
  /** The address where people read it. */
  readonly database: Database<Tables>;
};

/** Writes a feed in the format of `?format=`; undefined if its subject doesn't exist. */
export async function renderFeed(
  site: Site,
  source: FeedSource,
  { query, routeName, country, database }: FeedAsked,
): Promise<RenderedPage | undefined> {
  const format = readFeedFormat(query);
  const read = await readFeed({ ...readContext(site, database), country }, { url: site.url, name: site.name }, source);
  if (read === undefined) return undefined;
  const { updatedAt } = read.feed;
  return {
    status: 200,
    body: writeFeed(read.feed, format),
    tags: read.tags,
    isCacheable: true,
    headers: {
      'content-type': feedContentTypes[format],
      'cache-control': 'public, max-age=60, must-revalidate',
      'content-security-policy': INERT_CONTENT_POLICY,
      'x-route-name': routeName,
      ...(updatedAt === undefined ? {} : { 'last-modified': updatedAt.toUTCString() }),
      ...site.sharedHeaders,
    },
  };
}
