import { assert, property, string } from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import type { Feed, FeedItem } from './feed.ts';
import { writeFeed } from './write-feed.ts';

const nasty = ']]> & <b title="x">\u0000\u000b\ud800 \u{1f600} é </content:encoded>';
const item: FeedItem = {
  guid: 'https://example.org/p/0123456789ab',
  url: 'https://example.org/@ada/a-story-0123456789ab?a=1&b=2',
  title: `Title ${nasty}`,
  subtitle: '',
  excerpt: `Excerpt ${nasty}`,
  html: `<p>Body ${nasty}</p>`,
  language: 'en',
  authors: [{ name: 'Ada & Co', url: 'https://example.org/@ada' }],
  tags: ['c++ & more'],
  publishedAt: new Date('2026-01-02T03:04:05Z'),
  updatedAt: new Date('2026-02-03T04:05:06Z'),
  image: { url: 'https://example.org/image/a?b=1&c=2', width: 1200, height: 630, alt: 'A "picture"' },
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
};
const feed: Feed = {
  title: 'All & everything',
  description: '',
  homeUrl: 'https://example.org/',
  feedUrls: {
    rss: 'https://example.org/feed',
    atom: 'https://example.org/feed?format=atom',
    json: 'https://example.org/feed?format=json',
  },
  language: 'en',
  updatedAt: item.updatedAt,
  items: [item, { ...item, publishedAt: undefined, image: undefined, subtitle: 'Said shortly' }],
};

/** Parses strictly, with namespaces: name to the texts of all elements of that name. */
function parse(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => open.push({ name: tag.name, text: '' }));
  const take = (text: string): void => {
    const last = open.at(-1);
    if (last !== undefined) last.text += text;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', (tag) => {
    found.set(tag.name, [...(found.get(tag.name) ?? []), open.pop()?.text ?? '']);
  });
  parser.write(xml).close();
  return found;
}

describe('feeds (rule 154)', () => {
  test('CORE-13: RSS has what a reader asks for and keeps the body whole', () => {
    const found = parse(writeFeed(feed, 'rss'));
    expect(found.get('description')?.[0]).toBe('All &amp; everything');
    const strange = { ...feed, items: [{ ...item, subtitle: 'a <b onclick=x>' }] };
    expect(parse(writeFeed(strange, 'rss')).get('description')?.[1]).toBe('a &lt;b onclick=x&gt;');
    expect(found.get('pubDate')).toEqual(['Fri, 02 Jan 2026 03:04:05 GMT']);
    expect(found.get('guid')).toHaveLength(2);
    expect(found.get('content:encoded')?.[0]).toBe('<p>Body ]]> & <b title="x"> \u{1f600} é </content:encoded></p>');
    expect(found.get('dc:creator')?.[0]).toBe('Ada & Co');
    expect(found.get('creativeCommons:license')?.[0]).toBe('https://creativecommons.org/licenses/by/4.0/');
    expect(found.get('media:description')).toEqual(['A "picture"']);
  });

  test('CORE-13: Atom has an id, a title and a date for the feed and each entry', () => {
    const found = parse(writeFeed(feed, 'atom'));
    expect(found.get('entry')).toHaveLength(2);
    for (const name of ['id', 'title', 'updated']) expect(found.get(name)).toHaveLength(3);
    expect(found.get('published')).toEqual(['2026-01-02T03:04:05.000Z']);
    expect(found.get('summary')).toEqual([expect.stringContaining('Excerpt'), 'Said shortly']);
  });

  test('CORE-13: JSON Feed 1.1', () => {
    const written: unknown = JSON.parse(writeFeed(feed, 'json'));
    expect(written).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://example.org/',
      items: [{ id: item.guid, content_html: item.html }, { summary: 'Said shortly' }],
    });
  });

  test('any text at all makes well-formed XML that reads back the same but for what XML forbids', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const one: Feed = { ...feed, items: [{ ...item, title: text, html: text }] };
        const rss = parse(writeFeed(one, 'rss'));
        parse(writeFeed(one, 'atom'));
        const readable = text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
        expect(rss.get('content:encoded')?.[0]).toBe(readable.replace(/\r\n?/g, '\n'));
      }),
    );
  });
});
