import { unzipSync } from 'fflate';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { Block } from '#shared/story/story-document.ts';
import { buildImage } from '#test/factories/build-image.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { parseXml } from '#test/support/parse-xml.ts';

const program = await openProgram({ withWorld: false });
let seriesId: string;
beforeAll(async () => {
  const { context } = program;
  const author = await buildPerson(context, { username: 'serial', name: 'Ada Serial' });
  const image = await buildImage(context, { width: 320, height: 200, colour: '#123456' });
  const picture = { kind: 'stored', imageId: image.id, width: 320, height: 200 } as const;
  const figure: Block = { type: 'image', id: 'aaaabbbb', picture, alt: 'A lamp', layout: 'inset' };
  const chapter = async (title: string, day: number, changes: Parameters<typeof buildStory>[1] = {}) =>
    await buildStory(context, {
      authorIds: [author],
      title,
      series: { key: 'lamps', title: 'Lamps & lanterns' },
      publishedAt: new Date(Date.UTC(2026, 10, day)),
      document: storyDocument(paragraph(`Words of ${title}.`), figure),
      ...changes,
    });
  await chapter('One', 1);
  const locked = await chapter('Two', 2, {
    document: storyDocument(...Array.from({ length: 12 }, (_one, index) => paragraph(`Paragraph ${index} of Two.`))),
  });
  await context.database.query('lock_two', `update story set visibility = 'locked' where id = $1`, [locked.id]);
  await context.database.query('preview_two', 'update story_rendering set preview_html = $2 where story_id = $1', [
    locked.id,
    '<p>Paragraph 0 of Two.</p>',
  ]);
  await chapter('Three', 3);
  await chapter('Hidden', 4, { state: 'draft' });
  const [row] = await context.database.query<{ id: string }>('the_series', 'select id from series', []);
  seriesId = row?.id ?? '';
});
// Limits count by this clock.
beforeEach(() => program.clock.advance(60_000));

test('STORY-11: a series has a feed, the newest first, in each format, which its page names', async () => {
  const path = `/feed/series/${seriesId}`;
  const rss = await program.ask(path);
  expect([rss.status, rss.headers['x-route-name']]).toEqual([200, 'ReadSeriesFeed']);
  const titles = [...rss.text.matchAll(/<item>.*?<title>(.*?)<\/title>/gs)].map(([, title]) => title);
  expect(titles.map((title) => title?.replace(/<!\[CDATA\[|\]\]>/g, ''))).toEqual(['Three', 'Two', 'One']);
  const json = JSON.parse((await program.ask(`${path}?format=json`)).text) as { title: string; items: unknown[] };
  expect([json.title, json.items.length]).toEqual(['Lamps & lanterns', 3]);
  expect((await program.ask('/feed/series/ffffffffffff')).status).toBe(404);
  const page = await program.ask(`/series/${seriesId}`);
  expect(page.text).toContain(`href="${program.url}${path}"`);
  expect(page.text).toContain(`/_/epub/${seriesId}.epub`);
});

test('STORY-11: a series is a book: its stories in order with their pictures, of a locked one what everybody reads', async () => {
  const { status, headers, body } = await program.ask(`/_/epub/${seriesId}.epub`);
  expect([status, headers['content-type']]).toEqual([200, 'application/epub+zip']);
  const files = unzipSync(body);
  const read = (name: string) => Buffer.from(files[`EPUB/${name}`] ?? []).toString();
  for (const name of Object.keys(files).filter((file) => /\.(?:xhtml|opf)$/.test(file))) {
    expect(() => parseXml(Buffer.from(files[name] ?? []).toString()), name).not.toThrow();
  }
  const chapters = ['chapter-001.xhtml', 'chapter-002.xhtml', 'chapter-003.xhtml'].map(read);
  expect(chapters.map((text) => /<h1>(.*?)<\/h1>/.exec(text)?.[1])).toEqual(['One', 'Two', 'Three']);
  expect(chapters[0]).toContain('Words of One.');
  const picture = /<img [^>]*src="(pictures\/[^"]+)"/.exec(chapters[0] ?? '')?.[1] ?? '';
  expect(files[`EPUB/${picture}`]?.length).toBeGreaterThan(100);
  expect(chapters[1]).toContain('Paragraph 0 of Two.');
  expect(chapters[1]).toContain('Read the rest on the site.');
  expect(chapters[1]).not.toContain('Paragraph 11 of Two.');
  expect(JSON.stringify(Object.keys(files)) + read('nav.xhtml')).not.toContain('Hidden');
  const again = await program.ask(`/_/epub/${seriesId}.epub`, { headers: { 'if-none-match': String(headers.etag) } });
  expect(again.status).toBe(304);
  for (const missing of ['ffffffffffff.epub', 'nothing', `${seriesId}.pdf`]) {
    expect((await program.ask(`/_/epub/${missing}`)).status, missing).toBe(404);
  }
});
