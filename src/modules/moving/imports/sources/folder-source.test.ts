import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ImportedStory, ImportProblem } from '../imported-story.ts';
import { writeFolder } from '../test-support/write-folder.ts';
import { openFolderSource } from './folder-source.ts';

async function read(name: string, files: Record<string, string>) {
  const folder = await writeFolder(name, files);
  try {
    const source = await openFolderSource(folder.path);
    const stories: ImportedStory[] = [];
    const problems: ImportProblem[] = [];
    for await (const item of source?.items ?? []) {
      if ('itemKey' in item) stories.push(item);
      else problems.push(item);
    }
    return { kind: source?.kind, stories, problems };
  } finally {
    await folder.remove();
  }
}

test('18f: the date and the address come from the file name, authors from their slugs', async () => {
  const { stories } = await read('18f', {
    'SOURCE.md': '# 18F\n- site: https://example.gov/blog/\n- licence: CC0-1.0 / public domain\n',
    'posts/2014-03-12-coming-soon.md':
      '---\ntitle: "Coming &amp; going"\nauthors:\n- waldo-jaquith\nimage: /a.png\nimage_alt: A\nhero: false\nredirect_from: /old/\n---\nText',
  });
  expect(stories).toMatchObject([
    {
      title: 'Coming & going',
      publishedAt: new Date('2014-03-12T00:00:00Z'),
      authors: [{ name: 'Waldo Jaquith' }],
      oldAddresses: ['/2014/03/12/coming-soon', '/old'],
      cover: { source: '/a.png', alt: 'A' },
      license: 'CC_ZERO',
      publication: { slug: '18f' },
      body: { dialect: 'liquid' },
    },
  ]);
});

test('digital-gov: topics have names, authors profiles, the deck is the subtitle, a post of elsewhere its origin', async () => {
  const { stories, problems } = await read('digital-gov', {
    'topics/ux.md': '---\nslug: ux\ntitle: "User experience"\n---\n',
    'authors/ada-q.md': '---\ndisplay_name: "Ada Quill"\nslug: ada-q\nbio: "Writes *much*."\n---\n',
    'posts/2014/12/2014-12-29-x.md':
      '---\n# comment\nslug: x\ndate: 2014-12-29 22:00:11 -0400\ntitle: X\nkicker: Over\ndeck: "**D**&mdash;eck"\nsource_url: https://blog.example.gov/x\ntopics:\n  - ux\n  - deep-sea\nauthors:\n  - ada-q\n---\n',
  });
  expect(stories).toMatchObject([
    {
      subtitle: 'D—eck',
      tags: ['User experience', 'Deep Sea'],
      authors: [{ name: 'Ada Quill', bio: 'Writes much.' }],
      canonicalUrl: 'https://blog.example.gov/x',
      oldAddresses: ['/2014/12/29/x'],
      publishedAt: new Date('2014-12-30T02:00:11Z'),
    },
  ]);
  expect(problems.map((problem) => problem.reason)).toEqual([
    'The line above the title, “Over”, has no place in a story.',
  ]);
});

test('carpentries: keys twice, the time apart, many authors by name, bodies in HTML', async () => {
  const { stories } = await read('carpentries', {
    'posts/2018/01/a.html':
      '---\nTitle: A\ndate: 2018-01-09\ndate: 2018-01-10\ntime: "09:00:00"\nauthors: ["Kari L. Jordan", "François Michonneau"]\ntags: ["R", "Code"]\n--- \n<p>x</p>',
  });
  expect(stories).toMatchObject([
    {
      title: 'A',
      publishedAt: new Date('2018-01-10T09:00:00Z'),
      authors: [{ name: 'Kari L. Jordan' }, { name: 'François Michonneau' }],
      oldAddresses: ['/blog/2018/01/a'],
      body: { format: 'html' },
    },
  ]);
});

test('artsy: keys into authors.yml, categories as tags, a series, a tab in a list', async () => {
  const { stories, problems } = await read('artsy', {
    'authors.yml': 'authors:\n  orta:\n    name: Orta T\n    site: http://example.org\n    byline: Writes\n',
    'posts/2014-09-24-a.markdown':
      '---\ntitle: A\ndate: 2014-09-25\nauthor: [orta, db]\ncategories: [one,\n\ttwo]\nseries: Parts\n---\nx',
  });
  expect(stories).toMatchObject([
    {
      authors: [
        { key: 'orta', name: 'Orta T', websiteUrl: 'http://example.org', bio: 'Writes' },
        { key: 'db', name: 'Db' },
      ],
      tags: ['one', 'two'],
      series: { key: 'parts', title: 'Parts' },
      publishedAt: new Date('2014-09-25T00:00:00Z'),
      oldAddresses: ['/blog/2014/09/24/a'],
    },
  ]);
  expect(problems).toHaveLength(1);
});

test('ropensci: a folder is a story and its files are translations; an expression is no date', async () => {
  const { stories, problems } = await read('ropensci', {
    'posts/2020-01-02-a/index.md': '\n---\ntitle: A\nslug: a\ndate: "2020-01-02"\nauthor: Ada Quill\n---\nx',
    'posts/2020-01-02-a/index.es.md': '---\ntitle: B\nslug: a\ndate: 2020-01-02\nauthor:\n- Ada Quill\n---\nx',
    'posts/b.md': '---\ntitle: C\ndate: \'`r format(Sys.time(), "%d")`\'\n---\nx',
  });
  const byTitle = new Map(stories.map((story) => [story.title, story]));
  expect([byTitle.get('A')?.language, byTitle.get('B')?.language]).toEqual(['en', 'es']);
  expect(byTitle.get('A')?.translationKey).toBe(byTitle.get('B')?.translationKey);
  expect(byTitle.get('B')?.oldAddresses).toEqual(['/es/blog/2020/01/02/a']);
  expect(byTitle.get('C')).not.toHaveProperty('publishedAt');
  expect(problems.map((problem) => problem.reason)).toEqual([expect.stringContaining('the story is undated')]);
});

test('rust-blog: TOML, the date in the path, aliases, two publications', async () => {
  const { stories } = await read('rust-blog', {
    'publications/inside-rust.md': '+++\ntitle = "Inside"\ndescription = "In it."\n+++\n',
    'posts/inside-rust/a.md':
      '+++\npath = "inside-rust/2022/10/28/a"\ntitle = "A `Vec<T>`"\nauthors = ["The Team"]\naliases = ["inside-rust/2022/10/28/a.html"]\n+++\nx',
    'posts/b.md': '+++\npath = "2022/10/29/b"\ntitle = "B"\nauthors = []\n+++\nx',
  });
  expect(stories).toMatchObject([
    { title: 'B', publication: { slug: 'rust-blog' }, publishedAt: new Date('2022-10-29T00:00:00Z'), authors: [] },
    {
      title: 'A Vec<T>',
      publication: { slug: 'inside-rust', name: 'Inside' },
      publishedAt: new Date('2022-10-28T00:00:00Z'),
      oldAddresses: ['/inside-rust/2022/10/28/a', '/inside-rust/2022/10/28/a.html'],
    },
  ]);
});

test('opensource-guide: no date, no author; a folder a language', async () => {
  const { stories } = await read('opensource-guide', {
    'posts/a.md': '---\nlang: en\ntitle: A\ndescription: D\norder: -1\n---\nx',
    'posts/zh-hans/a.md': '---\nlang: zh-hans\ntitle: 甲\ndescription: D\n---\nx',
  });
  expect(stories).toMatchObject([
    { language: 'en', translationKey: 'a', oldAddresses: ['/a'], authors: [], subtitle: 'D', order: -1 },
    { language: 'zh-Hans', translationKey: 'a', oldAddresses: ['/zh-hans/a'] },
  ]);
  expect(stories[0]).not.toHaveProperty('publishedAt');
});

test('recipes of 1832 and books with an order', async () => {
  const recipes = await read('public-domain-recipes', {
    'authors/tom-reed.json': '{\n "name": "Tom Reed",\n "website": "https://example.org"\n}',
    'posts/bread.md': "---\ntitle: Bread\ndate: 1832-01-01\ntags: ['a']\nauthor: tom-reed\n---\nx",
  });
  expect(recipes.stories).toMatchObject([
    { publishedAt: new Date('1832-01-01T00:00:00Z'), authors: [{ name: 'Tom Reed' }] },
  ]);
  const books = await read('standard-ebooks-a', {
    'authors.json': '[{"name": "Saki", "slug": "saki", "about": "Stories."}]',
    'posts/saki/a.md':
      '---\ntitle: "A"\nauthor: "Saki"\ntranslator: "T. Reed"\ndate: 2014-05-25T00:00:00Z\nlang: en-GB\ntags:\n  - "Fiction -- a, b"\ncollection: "Saki: Short"\norder: 24\nlicence: CC0-1.0\ncanonical_url: https://example.org/a\n---\nx',
  });
  expect(books.stories).toMatchObject([
    {
      subtitle: 'Translated by T. Reed',
      series: { title: 'Saki: Short', position: 24 },
      order: 24,
      authors: [{ bio: 'Stories.' }],
      canonicalUrl: 'https://example.org/a',
    },
  ]);
});

test('any folder: titles from headings, drafts, translations by suffix, pages of the repository left out', async () => {
  const { kind, stories, problems } = await read('my-notes', {
    'README.md': 'not a post',
    'one.md': '# The first\n\nText',
    'two.es.md': '---\ntitle: Dos\ndraft: true\ntags: a, b\nauthor: Ada Quill, Tom Reed\n---\nx',
    'page.html': '<html><head><title>Page</title></head><body><p>x</p></body></html>',
    'huge.md': 'x'.repeat(5_000_000),
  });
  expect(kind).toBe('folder');
  expect(stories).toMatchObject([
    { title: 'The first', body: { text: expect.not.stringContaining('first') } },
    { title: 'Page', body: { format: 'html' } },
    {
      title: 'Dos',
      language: 'es',
      state: 'draft',
      tags: ['a', 'b'],
      authors: [{ name: 'Ada Quill' }, { name: 'Tom Reed' }],
    },
  ]);
  expect(problems).toEqual([
    { kind: 'refused', file: 'huge.md', reason: 'The file has 5 MB, more than the 4 MB that a post may have.' },
  ]);
});

test('a picture is found beside the post or on the site, and nothing outside of the folder is', async () => {
  const folder = await writeFolder('notes', {
    'SOURCE.md': '# N\n- site: https://example.org/blog/\n',
    'posts/a/index.md': 'x',
    'posts/a/b c.png': 'beside',
    'assets/img/d.png': 'served',
    '../secret.png': 'secret',
  });
  await symlink(join(folder.path, '../secret.png'), join(folder.path, 'link.png'));
  const source = await openFolderSource(folder.path);
  const find = async (reference: string) => {
    const bytes = await source?.resolveFile(reference, 'posts/a/index.md');
    return bytes && new TextDecoder().decode(bytes);
  };
  expect(await find('b%20c.png?x=1')).toBe('beside');
  expect(await find('/img/D.png')).toBe('served');
  expect(await find('https://example.org/assets/img/d.png')).toBe('served');
  expect(await find('../../../secret.png')).toBeUndefined();
  expect(await find('/link.png')).toBeUndefined();
  expect(await find('https://elsewhere.example/assets/img/d.png')).toBeUndefined();
  await folder.remove();
});
