import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openProgram } from '#test/support/open-site.ts';
import { childrenOf, parseXml, textOf } from '#test/support/parse-xml.ts';

const program = await openProgram();

const loc = (element: Parameters<typeof childrenOf>[0]) => childrenOf(element, 'loc').map(textOf)[0] ?? '';

describe('CORE-13: the sitemap', () => {
  test('its index names files, each file names pages that answer, each once, with dates', async () => {
    const index = parseXml((await program.ask('/sitemap/sitemap.xml')).text);
    expect(index.name).toBe('sitemapindex');
    expect(index.attributes['xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const files = childrenOf(index, 'sitemap').map(loc);
    expect(files.length).toBeGreaterThan(3);
    const pages: string[] = [];
    for (const file of files) {
      const { status, headers, text } = await program.ask(file);
      expect(`${file} ${status} ${headers['content-type']}`).toMatch(/ 200 (?:application|text)\/xml/);
      const urlset = parseXml(text);
      expect(urlset.name).toBe('urlset');
      const entries = childrenOf(urlset, 'url');
      expect(entries.length).toBeGreaterThan(0);
      expect(entries.length).toBeLessThanOrEqual(50_000);
      for (const entry of entries) {
        pages.push(loc(entry));
        for (const date of childrenOf(entry, 'lastmod')) expect(Number.isNaN(Date.parse(textOf(date)))).toBe(false);
      }
    }
    expect(new Set(pages).size).toBe(pages.length);
    for (const page of pages) {
      program.clock.advance(1_000);
      expect((await program.ask(page.replace('https://slow', 'http://slow'))).status, page).toBe(200);
    }
    const { stories } = program.world;
    for (const story of [stories.specimen, stories.locked, stories.undated, stories.arabic]) {
      expect(pages).toContain(program.url + encodeURI(decodeURI(story.path)));
    }
    expect(pages.join(' ')).not.toContain(stories.unlisted.id);
  });

  test('translations name each other', async () => {
    const index = parseXml((await program.ask('/sitemap/sitemap.xml')).text);
    const month =
      childrenOf(index, 'sitemap')
        .map(loc)
        .find((file) => file.includes('2026-11')) ?? '';
    const urlset = parseXml((await program.ask(month)).text);
    const entry = childrenOf(urlset, 'url').find((each) => loc(each).endsWith(program.world.stories.english.id));
    const languages = childrenOf(entry ?? urlset, 'xhtml:link').map(({ attributes }) => attributes['hreflang']);
    expect(languages.toSorted((left = '', right = '') => left.localeCompare(right))).toEqual([
      'ar',
      'de',
      'en',
      'ja',
      'zh',
    ]);
  });
});

describe('CORE-13: files at fixed addresses', () => {
  test('robots, manifest, security.txt', async () => {
    const robots = (await program.ask('/robots.txt')).text;
    expect(robots).toContain(`Sitemap: ${program.url}/sitemap/sitemap.xml`);
    expect(robots).toMatch(/^User-agent: \*$/m);
    // What our own pages announce to other sites.
    for (const path of ['/_/card/', '/_/oembed']) expect(robots).toMatch(new RegExp(`^Allow: ${path}$`, 'm'));
    const manifest = JSON.parse((await program.ask('/manifest.webmanifest')).text) as {
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.start_url).toBe('/');
    for (const icon of manifest.icons) {
      const { status, body, headers } = await program.ask(icon.src);
      expect(status).toBe(200);
      if (headers['content-type'] !== 'image/png') continue;
      const { width, height } = await sharp(body).metadata();
      expect(`${width}x${height}`).toBe(icon.sizes);
    }
    const security = (await program.ask('/.well-known/security.txt')).text;
    expect(security).toMatch(/^Contact: /m);
    expect(Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? '')).toBeGreaterThan(program.clock.now().getTime());
  });

  test('icons: the favicon of 128, the touch icon, the ICO', async () => {
    const favicon = await program.ask('/favicon.png');
    expect(await sharp(favicon.body).metadata()).toMatchObject({ format: 'png', width: 128, height: 128 });
    expect(await sharp((await program.ask('/apple-touch-icon.png')).body).metadata()).toMatchObject({ width: 180 });
    expect((await program.ask('/favicon.ico')).body.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
    expect((await program.ask('/favicon.svg')).text).toMatch(/^(?:<\?xml[^>]*>)?\s*<svg/);
  });
});

describe('STORY-1: what other sites show of a story', () => {
  const metaOf = (text: string, property: string) =>
    new RegExp(`<meta[^>]+(?:property|name)="${property}"[^>]+content="([^"]*)"`).exec(text)?.[1];

  test('Open Graph with a picture of 1200 by 630 that is there', async () => {
    const { stories } = program.world;
    for (const story of [stories.unlisted, stories.arabic, stories.specimen]) {
      const { text } = await program.ask(story.path);
      expect(metaOf(text, 'og:type')).toBe('article');
      expect(metaOf(text, 'og:title')).toBe(story.title);
      const image = metaOf(text, 'og:image') ?? '';
      const { status, body } = await program.ask(image);
      expect(status, image).toBe(200);
      const { width, height } = await sharp(body).metadata();
      expect(width / height, story.title).toBeCloseTo(1200 / 630, 1);
      expect(width).toBeGreaterThanOrEqual(1200);
    }
    const card = await program.ask(`/_/card/${stories.english.id}.png`);
    expect(await sharp(card.body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  test('JSON-LD names the story, its author and its date; a member-only story says so', async () => {
    const ld = async (path: string) => {
      const { text } = await program.ask(path);
      return JSON.parse(
        /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(text)?.[1] ?? '{}',
      ) as Record<string, unknown>;
    };
    const { specimen, locked } = program.world.stories;
    const data = await ld(specimen.path);
    expect(JSON.stringify(data)).toContain('"headline":"A Specimen of Everything"');
    expect(JSON.stringify(data)).toContain('"name":"Ada Marlowe"');
    expect(JSON.stringify(data)).toMatch(/"datePublished":"2026-11-12/);
    expect(JSON.stringify(await ld(locked.path))).toContain('"isAccessibleForFree":false');
  });

  test('oEmbed: the page names it and it describes the page', async () => {
    const { specimen } = program.world.stories;
    const { text } = await program.ask(specimen.path);
    const link = /<link[^>]+type="application\/json\+oembed"[^>]*>/.exec(text)?.[0] ?? '';
    const href = /href="([^"]+)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const answer = await program.ask(href);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(JSON.parse(answer.text)).toMatchObject({
      version: '1.0',
      type: 'link',
      title: specimen.title,
      author_name: 'Ada Marlowe',
    });
    for (const url of ['https://evil.example/x', `${program.url}/about`, 'nonsense', `${program.url}/p/ffffffffffff`]) {
      expect((await program.ask(`/_/oembed?url=${encodeURIComponent(url)}`)).status, url).toBe(404);
    }
    expect((await program.ask('/_/oembed')).status).toBe(400);
    const press = encodeURIComponent(`${program.url}/field-notes`);
    expect((await program.ask(`/_/oembed?url=${press}&format=xml`)).text).toMatch(/<oembed>.*<title>[^<]+<\/title>/);
  });

  test('whoever fetches every file of the sitemap without a pause gets every file', async () => {
    const statuses = [];
    for (let time = 0; time < 300; time += 1) statuses.push((await program.ask('/sitemap/sitemap.xml')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

test('STORY-12: pictures come in the fixed sizes only, cut around their focus', async () => {
  const { image } = program.world;
  const fit = await program.ask(`/image/fit:680/${image.id}`, { headers: { accept: 'image/webp,*/*' } });
  expect(fit.status).toBe(200);
  expect(fit.headers['cache-control']).toMatch(/immutable|max-age=\d{6,}/);
  expect((await sharp(fit.body).metadata()).width).toBe(680);
  for (const variant of [
    'fit:681',
    'fit:99999',
    'fit:-1',
    'crop:680',
    'crop:680:1',
    'evil',
    'crop:680:360:200:50',
    'fit:680:1:2:3:4:5',
  ]) {
    const { status } = await program.ask(`/image/${variant}/${image.id}`);
    expect([301, 400, 404], variant).toContain(status);
  }
  expect((await program.ask(`/image/fit:680/${'0'.repeat(32)}`)).status).toBe(404);
});
