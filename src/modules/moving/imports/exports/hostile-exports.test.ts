import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packedZeros, writeZip } from '../archive/test-support/write-zip.ts';
import { measureExport, readExportFiles, sourceFolder } from './test-support/source-files.ts';

const MOST_MEMORY = 200;
const WXR = '<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>T</title>';

describe('memory', () => {
  test('a bomb of 2 GiB is refused within 200 MB, whatever it declares', async () => {
    const packed = packedZeros(2048);
    const folder = await sourceFolder({});
    for (const declaredSize of [2048 * 1_048_576, 100]) {
      const path = join(folder, `bomb-${declaredSize}.zip`);
      await writeFile(path, writeZip([{ name: 'posts.csv', packed, declaredSize }]));
      const { stories, reasons, growth } = await measureExport(path);
      expect(stories).toBe(0);
      expect(reasons).toHaveLength(1);
      expect(growth).toBeLessThan(MOST_MEMORY);
    }
  }, 60_000);

  test('an export of 80 MB (more as text) is read piece by piece', async () => {
    const body = `<p>${'wörd—'.repeat(17_000)}</p>`;
    const item = (id: number): string =>
      `<item><title>Post ${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><content:encoded><![CDATA[${body}${id}]]></content:encoded></item>`;
    const xml = `${WXR}${Array.from({ length: 600 }, (_none, id) => item(id)).join('')}</channel></rss>`;
    const row = (id: number): string =>
      JSON.stringify({
        id: String(id),
        title: `Post ${id}`,
        slug: `post-${id}`,
        status: 'published',
        html: `${body}${id}`,
      });
    const json = `{"db":[{"meta":{"exported_on":1},"data":{"posts":[${Array.from({ length: 600 }, (_none, id) => row(id)).join(',')}]}}]}`;
    for (const [name, content] of [
      ['site.xml', xml],
      ['ghost.json', json],
    ] as const) {
      const { stories, reasons, growth } = await measureExport(await sourceFolder({ [name]: content }));
      expect(reasons).toEqual([]);
      expect(stories).toBe(600);
      expect(growth).toBeLessThan(MOST_MEMORY);
    }
  }, 120_000);

  test('an element or a row without an end is refused before it fills the memory', async () => {
    const xml = await measureExport(
      await sourceFolder({ 'site.xml': `${WXR}<item><title><![CDATA[${'x'.repeat(100 * 1_048_576)}` }),
    );
    expect(xml.reasons[0]).toContain('8 MB');
    expect(xml.growth).toBeLessThan(MOST_MEMORY);
    const json = await measureExport(
      await sourceFolder({ 'ghost.json': `{"db":[{"data":{"posts":[{"id":"${'x'.repeat(100 * 1_048_576)}` }),
    );
    expect(json.reasons[0]).toContain('16 MB');
    expect(json.growth).toBeLessThan(MOST_MEMORY);
  }, 60_000);
});

describe('XML', () => {
  test.each([
    ['billion laughs', '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'],
    ['a file of the machine', '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
    ['a definition from elsewhere', '<!DOCTYPE rss SYSTEM "https://example.org/x.dtd">'],
  ])('%s', async (_name, doctype) => {
    const { stories, problems } = await readExportFiles({
      'site.xml': `<?xml version="1.0"?>${doctype}${WXR}<item><title>&b;</title></item></channel></rss>`,
    });
    expect(stories).toEqual([]);
    expect(problems.map(({ reason }) => reason)).toEqual([
      'The XML declares entities of its own, as only traps do, so it was refused.',
    ]);
  });

  test('deep nesting, and a file that ends in the middle, are lines of the report', async () => {
    const deep = await readExportFiles({ 'site.xml': `${WXR}${'<a>'.repeat(100_000)}` });
    expect(deep.problems[0]?.reason).toContain('nested deeper');
    const cut = await readExportFiles({
      'site.xml': `${WXR}<item><title>Whole</title><content:encoded>text</content:encoded></item><item><title>Ha`,
    });
    expect(cut.stories.map(({ title }) => title)).toEqual(['Whole']);
    expect(cut.problems[0]?.reason).toContain('damaged');
  });

  test('bare ampersands, entities of HTML and forbidden signs are mended, CDATA stays', async () => {
    const { stories } = await readExportFiles({
      'site.xml': `${WXR}<item><title>D &amp; E & F&mdash;G\u0003</title><content:encoded><<![CDATA[<a href="https://a.example/?x=1&y=2">a &amp; b</a>]]></content:encoded></item></channel></rss>`,
    });
    expect(stories[0]?.title).toBe('D & E & F—G');
    expect(stories[0]?.body.text).toContain('href="https://a.example/?x=1&y=2"');
    expect(stories[0]?.body.text).toContain('a &amp; b');
  });
});

describe('JSON', () => {
  const ghost = (post: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => ({
    'ghost.json': JSON.stringify({
      db: [{ meta: { exported_on: 1 }, data: { posts: [{ id: '1', title: 'T', ...post }] } }],
    }),
  });

  test('a mobiledoc or a Lexical text nested a hundred thousand levels deep is refused', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const mobiledoc = await readExportFiles(ghost({ mobiledoc: `{"sections":${deep}}` }));
    expect([...mobiledoc.stories, ...mobiledoc.problems]).not.toEqual([]);
    let node = '{"type":"text","text":"x"}';
    for (let depth = 0; depth < 3000; depth += 1) node = `{"type":"quote","children":[${node}]}`;
    const lexical = await readExportFiles(ghost({ lexical: `{"root":{"children":[${node}]}}` }));
    expect(lexical.stories).toEqual([]);
    expect(lexical.problems[0]?.reason).toContain('nested deeper');
  });

  test('rows nested too deep, a file cut off and what is no JSON are refused', async () => {
    const deep = await readExportFiles({ 'ghost.json': `{"db":[{"data":{"posts":[${'{"a":'.repeat(5000)}` });
    expect(deep.problems[0]?.reason).toContain('nested deeper');
    const cut = await readExportFiles({
      'ghost.json': '{"db":[{"data":{"posts":[{"id":"1","title":"x","html":"<p>y</p>"}',
    });
    expect(cut.problems[0]?.reason).toContain('ends in the middle');
    const none = await readExportFiles({ 'ghost.json': '{"db":[{"data":{"posts":[ <html> ]}}]}' });
    expect(none.problems[0]?.reason).toContain('not JSON');
  });

  test('names of the prototype are no fields', async () => {
    const { stories } = await readExportFiles(
      ghost({ html: '<p>x</p>', __proto__: { title: 'taken over' }, constructor: 1 }),
    );
    expect(stories[0]?.title).toBe('T');
    expect(({} as { title?: string }).title).toBeUndefined();
  });
});

describe('other files', () => {
  test('a CSV with an open quote is refused, and rows of another length are read', async () => {
    const header = 'post_id,post_date,is_published,email_sent_at,type,audience,title,subtitle,podcast_url';
    const open = await readExportFiles({
      'posts.csv': `${header}\n1.a,"2020-01-01,TRUE\n`,
      'posts/1.a.html': '<p>x</p>',
    });
    expect(open.problems.map(({ reason }) => reason).join(' ')).toContain('comma-separated');
    const short = await readExportFiles({
      'posts.csv': `${header}\n1.a,2020-01-01,TRUE\n`,
      'posts/1.a.html': '<p>x</p>',
    });
    expect(short.stories).toHaveLength(1);
  });

  test('bytes that are no UTF-8 do not stop the rest', async () => {
    const page = Buffer.concat([
      Buffer.from(
        '<article class="h-entry"><h1 class="p-name">A</h1><section class="e-content"><h3 class="graf--title">A</h3><p>caf',
      ),
      Buffer.from([0xe9, 0xff, 0xfe]),
      Buffer.from(
        '</p></section><footer><time class="dt-published" datetime="2020-01-01T00:00:00Z"></time></footer></article>',
      ),
    ]);
    const { stories } = await readExportFiles({ 'posts/2020-01-01_a-0123456789ab.html': page });
    expect(stories[0]?.body.text).toContain('caf');
  });

  test('a page of nested elements made to exhaust the stack is one line', async () => {
    const page = `<article class="h-entry"><h1 class="p-name">A</h1><section class="e-content">${'<div>'.repeat(200_000)}`;
    const { stories, problems } = await readExportFiles({ 'posts/a-0123456789ab.html': page });
    expect(stories).toEqual([]);
    expect(problems[0]?.reason).toContain('nested deeper');
  });
});
