import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { childrenOf, parseXml, textOf, type XmlElement } from '#test/support/parse-xml.ts';

const NASTY = '<script>alert(1)</script> & "quotes" ]]> \u0007 end';
const program = await openProgram({
  prepare: async (context) => {
    const author = await buildPerson(context, { username: 'nasty', name: NASTY, bio: NASTY });
    await buildStory(context, { title: NASTY, subtitle: NASTY, authorIds: [author], tags: ['Nasty & co'] });
  },
});

const sources = [
  '/feed',
  '/feed/@ada',
  '/feed/@nasty',
  '/feed/tag/letters',
  '/feed/field-notes',
  '/feed/field-notes/tagged/letters',
  '/@ada/feed',
  '/field-notes/feed',
  '/field-notes/feed/tagged/letters',
];

const find = (element: XmlElement, name: string): XmlElement => {
  const found = childrenOf(element, name)[0];
  if (found === undefined) throw new Error(`${element.name} has no ${name}`);
  return found;
};

describe('CORE-13: feeds', () => {
  test.each(sources)('%s is RSS 2.0 that a parser accepts', async (path) => {
    const { status, headers, text } = await program.ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/rss\+xml|^text\/xml|^application\/xml/);
    const rss = parseXml(text);
    expect(rss.attributes['version']).toBe('2.0');
    const channel = find(rss, 'channel');
    for (const name of ['title', 'link', 'description']) expect(textOf(find(channel, name)), name).toBeDefined();
    const items = childrenOf(channel, 'item');
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(50);
    const guids = items.map((item) => textOf(find(item, 'guid')));
    expect(new Set(guids).size).toBe(items.length);
    for (const item of items) {
      expect(textOf(find(item, 'title')).length).toBeGreaterThan(0);
      expect(() => new URL(textOf(find(item, 'link')))).not.toThrow();
      const [date] = childrenOf(item, 'pubDate');
      if (date) expect(Number.isNaN(Date.parse(textOf(date)))).toBe(false);
    }
  });

  test.each(sources)('%s is Atom, and JSON Feed 1.1', async (path) => {
    const atom = parseXml((await program.ask(`${path}?format=atom`)).text);
    expect(atom.name).toBe('feed');
    for (const name of ['id', 'title', 'updated']) expect(textOf(find(atom, name)).length, name).toBeGreaterThan(0);
    for (const entry of childrenOf(atom, 'entry')) {
      for (const name of ['id', 'title', 'updated', 'author', 'link']) find(entry, name);
    }
    const answer = await program.ask(`${path}?format=json`);
    expect(answer.headers['content-type']).toContain('json');
    const json = JSON.parse(answer.text) as {
      version: string;
      items: { id: string; url: string; content_html: string }[];
    };
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(json.items).toHaveLength(childrenOf(atom, 'entry').length);
    for (const item of json.items)
      expect(item).toMatchObject({ id: expect.any(String), url: expect.stringMatching(/^http/) });
  });

  test('what must be escaped is told as it is, and runs nowhere', async () => {
    const rss = parseXml((await program.ask('/feed/@nasty')).text);
    const [item] = childrenOf(find(rss, 'channel'), 'item');
    if (item === undefined) throw new Error('no item');
    expect(textOf(find(item, 'title'))).toContain('<script>alert(1)</script> & "quotes" ]]>');
    const json = JSON.parse((await program.ask('/feed/@nasty?format=json')).text) as {
      items: { content_html: string }[];
    };
    const html = json.items.map(({ content_html }) => content_html).join('');
    expect(JSON.stringify(parseFragment(html).childNodes.map((node) => node.nodeName))).not.toContain('script');
  });

  test('bodies hold whole addresses only, and every kind of block', async () => {
    const { items } = JSON.parse((await program.ask('/feed/field-notes?format=json')).text) as {
      items: { title: string; content_html: string }[];
    };
    const body = items.find(({ title }) => title === 'A Specimen of Everything')?.content_html ?? '';
    for (const tag of ['h2', 'blockquote', 'pre', 'table', 'ol', 'figure', 'img'])
      expect(body, tag).toContain(`<${tag}`);
    for (const [, address = ''] of body.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^(?:https?:\/\/|mailto:|#)/);
    }
    expect(body).not.toMatch(/<(?:script|style|iframe|button)/);
  });

  test('pages name their feeds, and nobody has a feed who is nobody', async () => {
    for (const path of ['/', '/@ada', '/field-notes', '/tag/letters']) {
      const { text } = await program.ask(path);
      const feed = /<link[^>]+type="application\/rss\+xml"[^>]*>/.exec(text)?.[0];
      const href = /href="([^"]+)"/.exec(feed ?? '')?.[1] ?? '';
      expect((await program.ask(new URL(href, program.url).href)).status, `${path}: ${href}`).toBe(200);
    }
    for (const path of ['/feed/@nobody', '/feed/no-publication', '/feed/tag/no-tag', '/feed/closed', '/feed/@dora']) {
      expect((await program.ask(path)).status, path).toBe(404);
    }
  });
});
