import { escapeHtml } from '#shared/story/render/html.ts';
import type { Feed, FeedItem } from './feed.ts';
import { cdata, element, emptyElement, wrap } from './xml.ts';

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
  'xmlns:creativeCommons="http://backend.userland.com/creativeCommonsRssModule"',
].join(' ');

/** Writes a feed as RSS 2.0, with whole texts in `content:encoded` (rule 154). */
export function writeRss(feed: Feed): string {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMESPACES}><channel>`,
    element('title', feed.title),
    element('link', feed.homeUrl),
    emptyElement('atom:link', { href: feed.feedUrls.rss, rel: 'self', type: 'application/rss+xml' }),
    emptyElement('atom:link', { href: feed.feedUrls.atom, rel: 'alternate', type: 'application/atom+xml' }),
    // RSS asks for a description, so the title stands in where there is none. Readers take it for HTML, and ours are words.
    element('description', escapeHtml(feed.description === '' ? feed.title : feed.description)),
    element('language', feed.language),
    element('lastBuildDate', feed.updatedAt?.toUTCString()),
    element('generator', 'Longhand'),
    element('ttl', '60'),
    feed.imageUrl === undefined ? '' : writeImage(feed, feed.imageUrl),
    ...feed.items.map(writeItem),
    '</channel></rss>\n',
  ].join('');
}

function writeImage(feed: Feed, url: string): string {
  return `<image>${element('url', url)}${element('title', feed.title)}${element('link', feed.homeUrl)}</image>`;
}

function writeItem(item: FeedItem): string {
  return [
    '\n<item>',
    element('title', item.title),
    element('link', item.url),
    element('guid', item.guid, { isPermaLink: 'false' }),
    element('pubDate', item.publishedAt?.toUTCString()),
    element('atom:updated', item.updatedAt.toISOString()),
    ...item.authors.map((author) => element('dc:creator', author.name)),
    ...item.tags.map((tag) => element('category', tag)),
    element('dc:language', item.language),
    element('description', escapeHtml(item.subtitle === '' ? item.excerpt : item.subtitle)),
    wrap('content:encoded', cdata(item.html)),
    element('creativeCommons:license', item.licenceUrl),
    item.image === undefined ? '' : writeMedia(item.image),
    '</item>',
  ].join('');
}

function writeMedia(image: NonNullable<FeedItem['image']>): string {
  const attributes = { url: image.url, medium: 'image', width: image.width, height: image.height };
  return wrap('media:content', element('media:description', image.alt, { type: 'plain' }), attributes);
}
