import type { RouteEntry } from '../route.ts';

/** Feeds (rule 154): answered by `http`, never by a page. */
export const feedRoutes = [
  { name: 'ReadSiteFeed', path: '/feed', page: 'feed' },
  { name: 'ReadUserFeed', path: '/feed/@{username}', page: 'feed' },
  { name: 'ReadTagFeed', path: '/feed/tag/{tagSlug}', page: 'feed' },
  { name: 'ReadSeriesFeed', path: '/feed/series/{seriesId}', page: 'feed' },
  { name: 'ReadCollectionFeed', path: '/feed/{collectionSlug}', page: 'feed' },
  { name: 'ReadCollectionTaggedFeed', path: '/feed/{collectionSlug}/tagged/{tagSlug}', page: 'feed' },
  { name: 'ReadSitemap', path: '/sitemap/sitemap.xml', page: 'sitemap', contexts: 'all' },
  { name: 'ReadSitemapPart', path: '/sitemap/{part}', page: 'sitemap', contexts: 'all' },
  { name: 'ReadImage', path: '/image/{variant}/{imageId}', page: 'endpoint', contexts: 'all' },
] as const satisfies readonly RouteEntry[];
