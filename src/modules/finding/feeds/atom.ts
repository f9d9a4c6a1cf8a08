import type { Feed, FeedItem } from './feed.ts';
import { element, emptyElement, escapeXml } from './xml.ts';

/** Writes a feed as Atom (RFC 4287), with whole texts in `content`. */
export function writeAtom(feed: Feed): string {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"`,
    ` xml:lang="${escapeXml(feed.language)}">`,
    element('title', feed.title),
    element('subtitle', feed.description),
    element('id', feed.feedUrls.atom),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: feed.feedUrls.atom }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: feed.homeUrl }),
    // Atom asks for a date even of an empty feed; the epoch says that nothing ever changed.
    element('updated', (feed.updatedAt ?? new Date(0)).toISOString()),
    element('generator', 'Longhand'),
    element('logo', feed.imageUrl),
    `<author>${element('name', feed.title)}${element('uri', feed.homeUrl)}</author>`,
    ...feed.items.map(writeEntry),
    '</feed>\n',
  ].join('');
}

function writeEntry(item: FeedItem): string {
  return [
    `\n<entry xml:lang="${escapeXml(item.language)}">`,
    element('title', item.title === '' ? item.url : item.title),
    element('id', item.guid),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: item.url }),
    item.licenceUrl === undefined ? '' : emptyElement('link', { rel: 'license', href: item.licenceUrl }),
    element('published', item.publishedAt?.toISOString()),
    element('updated', item.updatedAt.toISOString()),
    ...item.authors.map((author) => `<author>${element('name', author.name)}${element('uri', author.url)}</author>`),
    ...item.tags.map((tag) => emptyElement('category', { term: tag })),
    element('summary', item.subtitle === '' ? item.excerpt : item.subtitle),
    element('content', item.html, { type: 'html' }),
    '</entry>',
  ].join('');
}
