import { describe, expect, test } from 'vitest';
import { readExportFiles } from './test-support/source-files.ts';

const WXR = '<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>T</title>';

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
      'The XML declares its own entities, which attacks use, so we didn’t read it.',
    ]);
  });

  test('deep nesting, and a file that is cut off, are lines of the report', async () => {
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
    expect(cut.problems[0]?.reason).toContain('is cut off');
    const none = await readExportFiles({ 'ghost.json': '{"db":[{"data":{"posts":[ <html> ]}}]}' });
    expect(none.problems[0]?.reason).toContain('isn’t JSON');
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
