import { buildPath } from '#shared/routes/build-path.ts';
import { publicationPath, publicationTagPath } from '#shared/routes/publication-links.ts';
import { type FeedFormat, feedFormats } from './feed.ts';

/** What a feed is of (rule 154). */
export type FeedSource =
  | { readonly kind: 'site' }
  | { readonly kind: 'user'; readonly username: string }
  | { readonly kind: 'publication'; readonly slug: string }
  | { readonly kind: 'tag'; readonly slug: string }
  | { readonly kind: 'series'; readonly id: string }
  | { readonly kind: 'publicationTag'; readonly slug: string; readonly tagSlug: string };

/** The path of a feed on the main site. RSS has no parameter; `?format=atom` and `?format=json` are the other two. */
export function feedPath(source: FeedSource, format: FeedFormat): string {
  return pathOf(source) + (format === 'rss' ? '' : `?format=${format}`);
}

/** The format that a query asks for: RSS where it names none or another. */
export function readFeedFormat(query: string): FeedFormat {
  const asked = new URLSearchParams(query).get('format');
  return feedFormats.find((format) => format === asked) ?? 'rss';
}

/** The path of the page that a feed stands for. */
export function feedHomePath(source: FeedSource): string {
  switch (source.kind) {
    case 'site':
      return '/';
    case 'user':
      return buildPath('ShowUserProfile', { username: source.username });
    case 'publication':
      return publicationPath(source.slug);
    case 'tag':
      return buildPath('ShowTagPosts', { tagSlug: source.slug });
    case 'series':
      return buildPath('ShowSeries', { postId: source.id });
    case 'publicationTag':
      return publicationTagPath(source.slug, source.tagSlug);
  }
}

function pathOf(source: FeedSource): string {
  switch (source.kind) {
    case 'site':
      return buildPath('ReadSiteFeed');
    case 'user':
      return buildPath('ReadUserFeed', { username: source.username });
    case 'publication':
      return buildPath('ReadCollectionFeed', { collectionSlug: source.slug });
    case 'tag':
      return buildPath('ReadTagFeed', { tagSlug: source.slug });
    case 'series':
      return buildPath('ReadSeriesFeed', { seriesId: source.id });
    case 'publicationTag':
      return buildPath('ReadCollectionTaggedFeed', { collectionSlug: source.slug, tagSlug: source.tagSlug });
  }
}
