import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importPerson } from '#modules/people/people/import-person.ts';
import { importPublication } from '#modules/stories/publications/import-publication.ts';
import { importStory } from '#modules/stories/stories/import-story.ts';
import type { StoryImport } from '#modules/stories/stories/story-import.ts';
import { startTestSite, type TestSite } from '#test/support/test-site.ts';

const ENTRY = `
export async function renderPage() {
  return { kind: 'page', status: 404, routeName: 'NotFound', html: '<!doctype html>missing', inlineScripts: [],
    inlineStyles: [], cacheTags: [], cacheable: true };
}`;
let site: TestSite;
let person: { readonly id: string };
let publication: { readonly id: string };
let storyId: string;

beforeAll(async () => {
  site = await startTestSite(ENTRY);
  person = await importPerson(site.context, { sourceKey: 'shelf', key: 'ada', name: 'Ada & Quill', bio: 'Writes.' });
  publication = await importPublication(site.context, {
    slug: 'shelf',
    name: 'The <Shelf>',
    tagline: 'Books & more',
    description: '',
  });
  const translations = { translationKey: 'same', publicationId: publication.id };
  storyId = (
    await add('first', { ...translations, oldAddresses: ['/blog/first', '/2020/Erste Geschichte/', '/a,b/%C3%BCber'] })
  ).id;
  await add('second', {
    ...translations,
    title: 'Zweite',
    language: 'de',
    publishedAt: new Date('2024-04-01T00:00:00Z'),
  });
  await add('third', { title: '日本語', tags: ['Letters'], publishedAt: undefined });
  await add('elsewhere', { canonicalUrl: 'https://elsewhere.example/story' });
  await add('draft', { state: 'draft' });
  for (let index = 0; index < 25; index += 1) await add(`many-${index}`, { tags: ['Many'] });
});
afterAll(() => site.close());

function add(itemKey: string, changes: Partial<StoryImport> = {}): Promise<{ readonly id: string }> {
  return importStory(site.context, {
    sourceKey: 'shelf',
    itemKey,
    title: 'A first story',
    document: {
      version: 1,
      blocks: [{ id: 'p001', type: 'paragraph', content: [{ type: 'text', text: 'Words ]]> & of <the> story.' }] }],
      footnotes: [],
    },
    authorIds: [person.id],
    tags: ['Small Machines'],
    language: 'en',
    publishedAt: new Date('2024-03-05T08:00:00Z'),
    state: 'published',
    oldAddresses: [],
    license: 'CC_BY',
    ...changes,
  });
}

/** Reads strictly; the texts of every element of a name. */
function textsOf(xml: string, name: string): readonly string[] {
  const found: string[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', () => (text = ''));
  parser.on('text', (more) => (text += more));
  parser.on('cdata', (more) => (text += more));
  parser.on('closetag', (tag) => {
    if (tag.name === name) found.push(text);
  });
  parser.write(xml).close();
  return found;
}

describe('CORE-13: feeds (rule 154)', () => {
  test.each([
    ['/feed', 'application/rss+xml', 'item', 20],
    ['/feed?format=atom', 'application/atom+xml', 'entry', 20],
    ['/feed/@ada', 'application/rss+xml', 'item', 20],
    ['/feed/shelf', 'application/rss+xml', 'item', 2],
    ['/feed/tag/letters', 'application/rss+xml', 'item', 1],
    ['/feed/shelf/tagged/small-machines?format=atom', 'application/atom+xml', 'entry', 2],
    ['/shelf/feed', 'application/rss+xml', 'item', 2],
  ])('%s is %s', async (path, type, element, count) => {
    const username = await usernameOfAda();
    const answer = await site.ask(path.replace('@ada', `@${username}`));
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(textsOf(answer.text, element)).toHaveLength(count);
  });

  test('a feed holds the whole text, the licence, and addresses with the host of the site', async () => {
    const { text } = await site.ask('/feed/shelf');
    expect(textsOf(text, 'content:encoded')[0]).toContain('Words ]]&gt; &amp; of &lt;the&gt; story.');
    expect(textsOf(text, 'creativeCommons:license')).toHaveLength(2);
    expect(textsOf(text, 'dc:creator')[0]).toBe('Ada & Quill');
    for (const link of textsOf(text, 'link')) expect(link).toMatch(/^https:\/\/stories\.example\/shelf/);
  });

  test('JSON Feed', async () => {
    const answer = await site.ask('/feed/tag/letters?format=json');
    expect(answer.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(JSON.parse(answer.text)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ title: '日本語', authors: [{ name: 'Ada & Quill' }] }],
    });
  });

  test('a reader who has it hears 304, by tag or by date', async () => {
    const { headers } = await site.ask('/feed/shelf');
    expect(headers['last-modified']).toBeDefined();
    const ask = async (condition: Record<string, string>) =>
      (await site.ask('/feed/shelf', { headers: condition })).status;
    expect(await ask({ 'if-none-match': headers.etag ?? '' })).toBe(304);
    expect(await ask({ 'if-modified-since': headers['last-modified'] ?? '' })).toBe(304);
    expect(await ask({ 'if-modified-since': 'Fri, 01 Mar 2024 00:00:00 GMT' })).toBe(200);
    expect(await ask({ 'if-modified-since': headers['last-modified'] ?? '', 'if-none-match': '"other"' })).toBe(200);
  });

  test('a new story is in the feed as soon as its command is done', async () => {
    const before = await site.ask('/feed/tag/fresh');
    expect(before.status).toBe(404);
    await add('fresh', { title: 'Fresh', tags: ['Letters'], publishedAt: new Date('2026-01-01T00:00:00Z') });
    await expect.poll(async () => textsOf((await site.ask('/feed/tag/letters')).text, 'title')).toContain('Fresh');
  });

  test.each(['/feed/@nobody', '/feed/nothing', '/feed/tag/nothing', '/feed/shelf/tagged/nothing'])(
    '%s is not there',
    async (path) => {
      expect((await site.ask(path)).status).toBe(404);
    },
  );
});

describe('the sitemap', () => {
  test('names files by month, each with every listed story once and the languages that it has', async () => {
    const index = await site.ask('/sitemap/sitemap.xml');
    const files = textsOf(index.text, 'loc');
    expect(files).toContain('https://stories.example/sitemap/stories-2024-03-1.xml');
    expect(files).toContain('https://stories.example/sitemap/stories-undated-1.xml');
    const march = await site.ask('/sitemap/stories-2024-03-1.xml');
    const urls = textsOf(march.text, 'loc');
    expect(urls).toHaveLength(26);
    expect(new Set(urls).size).toBe(26);
    expect(march.text).toMatch(/hreflang="de" href="https:\/\/stories\.example\/shelf\/zweite-[0-9a-f]{12}"/);
    expect(textsOf(march.text, 'lastmod')[0]).toBe('2024-03-05T08:00:00.000Z');
    for (const name of ['people', 'publications', 'tags']) {
      expect(textsOf((await site.ask(`/sitemap/${name}.xml`)).text, 'loc').length).toBeGreaterThan(0);
    }
  });

  test('travels compressed, and what it does not name is not there', async () => {
    const zipped = await site.ask('/sitemap/stories-2024-03-1.xml', { headers: { 'accept-encoding': 'gzip' } });
    expect(textsOf(gunzipSync(zipped.body).toString(), 'url')).toHaveLength(26);
    expect((await site.ask('/sitemap/nothing.xml')).status).toBe(404);
  });
});

describe('STORY-2: addresses that a story had before', () => {
  test.each(['/blog/first', '/blog/first/', '/blog/first/index.html', '/2020/Erste%20Geschichte', '/a,b/%C3%BCber'])(
    '%s leads to it',
    async (path) => {
      let answer = await site.ask(path);
      if (answer.headers.location === '/blog/first') answer = await site.ask('/blog/first');
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`https://stories.example/shelf/a-first-story-${storyId}`);
      expect(answer.headers['x-cache-status']).toBe('dynamic');
    },
  );
});

test('a story without a cover has a card of 1200 by 630', async () => {
  const answer = await site.ask(`/_/card/${storyId}.png`);
  expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect((await site.ask('/_/card/ffffffffffff.png')).status).toBe(404);
  expect((await site.ask('/_/card/..%2f..%2fsecret.key')).status).toBe(404);
});

test('oEmbed describes what is ours and nothing else', async () => {
  const story = encodeURIComponent(`https://stories.example/shelf/a-first-story-${storyId}`);
  const answer = await site.ask(`/_/oembed?url=${story}&format=json`);
  expect(JSON.parse(answer.text)).toMatchObject({
    version: '1.0',
    type: 'link',
    title: 'A first story',
    author_name: 'Ada & Quill',
    thumbnail_url: `https://stories.example/_/card/${storyId}.png`,
  });
  const profile = encodeURIComponent(`https://stories.example/@${await usernameOfAda()}`);
  expect(JSON.parse((await site.ask(`/_/oembed?url=${profile}`)).text)).toMatchObject({ title: 'Ada & Quill' });
  expect((await site.ask('/_/oembed?url=https%3A%2F%2Fevil.example%2Fp%2F1')).status).toBe(404);
  expect((await site.ask('/_/oembed?url=nothing')).status).toBe(404);
  expect((await site.ask('/_/oembed?url=https%3A%2F%2Fstories.example%2F%40a%2500')).status).toBe(404);
  expect((await site.ask('/_/oembed')).status).toBe(400);
  const xml = await site.ask(`/_/oembed?url=${profile}&format=xml`);
  expect([xml.status, xml.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
  expect(xml.text).toContain('<oembed><version>1.0</version>');
  expect(xml.text).toContain('<title>Ada &amp; Quill</title>');
  expect((await site.ask(`/_/oembed?url=${story}&format=yaml`)).status).toBe(501);
});

async function usernameOfAda(): Promise<string> {
  const row = await site.database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', person.id)
    .executeTakeFirst();
  return row?.username ?? '';
}
