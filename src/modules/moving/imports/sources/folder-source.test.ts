import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ImportedStory, ImportProblem } from '../imported-story.ts';
import { writeFolder } from '../test-support/write-folder.ts';
import { openFolderSource } from './folder-source.ts';

async function read(name: string, files: Record<string, string | Uint8Array>) {
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

test('STORY-1: a folder named as a known site is a folder like any other', async () => {
  const files = {
    'SOURCE.md': '# Tide notes\n- site: https://example.org/blog/\n- licence: CC0-1.0\n',
    'posts/2014-03-12-a.md': '---\ntitle: A\ntags: [sea]\ncategories: [more]\n---\nx',
  };
  const plain = await read('tides', files);
  for (const name of ['artsy', '18f', 'rust-blog', 'standard-ebooks', 'carpentries', 'ropensci']) {
    const { kind, stories } = await read(name, files);
    const [story] = stories;
    expect(kind).toBe('folder');
    expect(story?.publication).toEqual({ ...plain.stories[0]?.publication, slug: name });
    expect({ ...story, sourceKey: '', publication: {} }).toEqual({
      ...plain.stories[0],
      sourceKey: '',
      publication: {},
    });
  }
});

test('STORY-1: date and address from the name of the file, authors from slugs, a cover that is a switch', async () => {
  const { stories } = await read('tides', {
    'SOURCE.md': '# Tides\n- site: https://example.org/blog/\n- licence: CC0-1.0 / public domain\n',
    'posts/2014-03-12-coming-soon.md':
      '---\ntitle: "Coming &amp; going"\nauthors:\n- ada-quill\nimage: /a.png\nimage_alt: A\nhero: false\nredirect_from: /old/\n---\nText',
  });
  expect(stories).toMatchObject([
    {
      title: 'Coming & going',
      publishedAt: new Date('2014-03-12T00:00:00Z'),
      authors: [{ name: 'Ada Quill' }],
      oldAddresses: [
        '/coming-soon',
        '/2014/03/12/coming-soon',
        '/blog/coming-soon',
        '/blog/2014/03/12/coming-soon',
        '/old',
      ],
      cover: { source: '/a.png', alt: 'A' },
      license: 'CC_ZERO',
      publication: { slug: 'tides', name: 'Tides' },
    },
  ]);
});

test('STORY-1: topics have names, authors profiles, the deck is the subtitle, a post of elsewhere its origin', async () => {
  const { stories, problems } = await read('notes', {
    'topics/ux.md': '---\nslug: ux\ntitle: "User experience"\n---\n',
    'authors/ada-q.md': '---\ndisplay_name: "Ada Quill"\nslug: ada-q\nbio: "Writes *much*."\n---\n',
    'posts/2014/12/2014-12-29-x.md':
      '---\n# comment\nslug: x\ndate: 2014-12-29 22:00:11 -0400\ntitle: X\nkicker: Over\ndeck: "**D**&mdash;eck"\nsource_url: https://blog.example.gov/x\ntopics:\n  - ux\n  - deep-sea\nauthors:\n  - ada-q\n---\n',
  });
  expect(stories).toMatchObject([
    {
      subtitle: 'D—eck',
      tags: ['User experience', 'deep-sea'],
      authors: [{ name: 'Ada Quill', bio: 'Writes much.' }],
      canonicalUrl: 'https://blog.example.gov/x',
      oldAddresses: ['/x', '/2014/12/29/x', '/2014/12/30/x'],
      publishedAt: new Date('2014-12-30T02:00:11Z'),
    },
  ]);
  expect(problems.map((problem) => problem.reason)).toEqual(['The line above the title, “Over”, was left out.']);
});

test('STORY-1: keys twice, the time apart, many authors by name, bodies in HTML', async () => {
  const { stories } = await read('lessons', {
    'posts/2018/01/a.html':
      '---\nTitle: A\ndate: 2018-01-09\ndate: 2018-01-10\ntime: "09:00:00"\nauthors: ["Kari L. Jordan", "François Michonneau"]\ntags: ["R", "Code"]\n--- \n<p>x</p>',
  });
  expect(stories).toMatchObject([
    {
      title: 'A',
      publishedAt: new Date('2018-01-10T09:00:00Z'),
      authors: [{ name: 'Kari L. Jordan' }, { name: 'François Michonneau' }],
      body: { format: 'html' },
    },
  ]);
});

test('STORY-1: keys into a list of authors, a series, a tab in a list', async () => {
  const { stories, problems } = await read('code', {
    'authors.yml':
      'authors:\n  orta:\n    name: Orta T\n    site: http://example.org\n    byline: Writes\n  rd:\n    name: Research and Development\n',
    'posts/2014-09-24-a.markdown':
      '---\ntitle: A\ndate: 2014-09-25\nauthor: [orta, db, Research and Development]\ncategories: [one,\n\ttwo]\nseries: Parts\norder: 3\n---\nx',
  });
  expect(stories).toMatchObject([
    {
      authors: [
        { key: 'orta', name: 'Orta T', websiteUrl: 'http://example.org', bio: 'Writes' },
        { name: 'Db' },
        { name: 'Research and Development' },
      ],
      tags: ['one', 'two'],
      series: { title: 'Parts', position: 3 },
    },
  ]);
  expect(problems).toHaveLength(1);
});

test('STORY-1: TOML of Zola with its tables, the date in the path, JSON before the text', async () => {
  const { stories } = await read('zola', {
    'content/blog/one.md':
      '+++\npath = "2022/10/28/one"\ntitle = "One"\naliases = ["old.html"]\n[taxonomies]\ntags = ["c", "C++"]\n[extra]\nauthors = ["Ada Quill <ada@example.org>"]\n+++\nSee {{ youtube(id="x") }}',
    'content/blog/two.md': '{\n  "title": "Two",\n  "date": "2020-02-03",\n  "tags": ["a"]\n}\n\nText',
    'content/blog/_index.md': '+++\ntitle = "Blog"\n+++\n',
  });
  expect(stories).toMatchObject([
    {
      title: 'One',
      publishedAt: new Date('2022-10-28T00:00:00Z'),
      tags: ['c', 'C++'],
      authors: [{ name: 'Ada Quill' }],
      oldAddresses: ['/one', '/2022/10/28/one', '/old.html'],
      body: { dialect: 'zola' },
    },
    { title: 'Two', publishedAt: new Date('2020-02-03T00:00:00Z'), tags: ['a'] },
  ]);
});

test('STORY-1: authors as records, with their details beside the name, in a list of the engine', async () => {
  const { stories } = await read('docs', {
    'blog/authors.yml':
      'ada:\n  name: Ada Quill\n  title: Keeper\n  url: https://ada.example\n  image_url: https://ada.example/a.png\n',
    'blog/2021-01-02-a/index.mdx':
      '---\ntitle: A\nauthors:\n  - ada\n  - name: Tom Reed\n    title: Reader\n    url: https://tom.example\n---\nx',
    'blog/2021-01-03-b.md':
      '---\ntitle: B\nauthor: Eve Stone\nauthor_url: https://eve.example\nauthor_title: Walker\n---\nx',
  });
  expect(stories.map(({ authors }) => authors)).toMatchObject([
    [
      { name: 'Ada Quill', bio: 'Keeper', websiteUrl: 'https://ada.example', image: 'https://ada.example/a.png' },
      { name: 'Tom Reed', bio: 'Reader', websiteUrl: 'https://tom.example' },
    ],
    [{ name: 'Eve Stone', bio: 'Walker', websiteUrl: 'https://eve.example' }],
  ]);
});

test('STORY-1: what readers did not see where it was is no public story', async () => {
  const matter = (lines: string): string => `---\ntitle: T\ndate: 2020-01-01\n${lines}\n---\nx`;
  const { stories, problems } = await read('states', {
    'posts/a-draft.md': matter('draft: true'),
    'posts/b-published.md': matter('published: false'),
    'posts/c-status.md': matter('status: private'),
    'posts/d-password.md': matter('password: secret'),
    'posts/e-expired.md': matter('expiryDate: 2021-01-01'),
    'posts/f-render.md': matter('_build:\n  render: never'),
    'posts/g-private.md': matter('private: true'),
    'posts/h-to-come.md': matter('publishDate: 2999-01-01'),
    'posts/i-members.md': matter('visibility: members'),
    'posts/j-paid.md': matter('visibility: paid'),
    'posts/k-unlisted.md': matter('build:\n  list: never'),
    'posts/l-public.md': matter('status: published\nexpiryDate: 2999-01-01'),
  });
  const states = stories.map(
    ({ itemKey, state, isMembersOnly }) => `${itemKey[0]} ${state}${isMembersOnly ? ' members' : ''}`,
  );
  expect(states).toEqual([
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `${name} draft`),
    'i published members',
    'j published members',
    'k unlisted',
    'l published',
  ]);
  expect(problems.map(({ file }) => file.at('posts/'.length)).join('')).toBe('cdefghl');
});

test('STORY-1: translations by folder and by suffix belong together', async () => {
  const { stories } = await read('guides', {
    'posts/a/index.md': '---\ntitle: A\n---\nx',
    'posts/a/index.es.md': '---\ntitle: Á\n---\nx',
    'posts/b.md': '---\nlang: en\ntitle: B\n---\nx',
    'posts/zh-hans/b.md': '---\nlang: zh-hans\ntitle: 乙\n---\nx',
  });
  expect(stories.map(({ language, translationKey }) => [language, translationKey])).toEqual([
    ['es', 'a/index'],
    ['en', 'a/index'],
    ['en', 'b'],
    ['zh-Hans', 'b'],
  ]);
});

test('STORY-1: bundles are stories; pages of sections and of the repository are left out and named', async () => {
  const { stories, problems } = await read('site', {
    'content/blog/_index.md': 'x',
    'content/blog/index.md': 'x',
    'content/blog/one/index.md': '# One',
    'content/blog/two.md': '# Two',
    'content/blog/part/index.md': 'x',
    'content/blog/part/three.md': '# Three',
    'content/blog/README.md': 'x',
    'content/blog/CONTRIBUTING.md': 'x',
    'content/about.md': 'x',
    'LICENSE.md': 'x',
    'themes/t/content/posts/hello.md': 'x',
  });
  expect(stories.map(({ title }) => title)).toEqual(['One', 'Three', 'Two']);
  expect(problems.map(({ file }) => file.replace('content/blog/', ''))).toEqual([
    'CONTRIBUTING.md',
    'README.md',
    '_index.md',
    'index.md',
    'part/index.md',
  ]);
});

test('STORY-1: a folder named like one of posts inside a post is not the folder of all', async () => {
  const bundles = Object.fromEntries(
    Array.from({ length: 8 }, (_value, index) => [`public/p${index}/index.md`, `# P${index}`]),
  );
  const { stories } = await read('site', { ...bundles, 'public/p1/notes/a.md': '# A' });
  expect(stories).toHaveLength(9);
});

test('STORY-1: a text is read in the letters that it was written in', async () => {
  const words = '---\ntitle: Åäö\n---\nßüñ — 日本';
  const utf16 = Buffer.from(words, 'utf16le');
  const { stories, problems } = await read('letters', {
    'a.md': Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
    'b.md': Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
    'c.md': utf16,
    'd.md': Buffer.from(`\uFEFF${words}`),
    'e.md': Buffer.from('---\ntitle: Caf\u00e9\n---\nx', 'latin1'),
  });
  expect(stories.map(({ title }) => title)).toEqual(['Åäö', 'Åäö', 'Åäö', 'Åäö', 'Café']);
  expect(stories.slice(0, 4).map(({ body }) => body.text)).toEqual(Array.from({ length: 4 }, () => 'ßüñ — 日本'));
  expect(problems.map(({ file }) => file)).toEqual(['e.md']);
});

test('STORY-1: what is special stands in a small file beside the posts', async () => {
  const { stories, problems } = await read('anything', {
    'longhand-import.yaml':
      'source: tides\nsite: https://tides.example/journal\npublication:\n  slug: tide-tables\n  name: Tide Tables\npublications:\n  inside/:\n    slug: inside\n    name: Inside\nposts: texts\nleave-out: texts/drafts/**\nlanguage: sv\nlicence: CC-BY-4.0\nfields:\n  authors: keepers\n  date: [when]\naddresses: /journal/:year/:slug\nshortcodes:\n  tide: figure\n',
    'texts/high.md': '---\ntitle: High\nkeepers: Ada Quill\nwhen: 2020-05-06\n---\n{{< tide src="a.png" >}}',
    'texts/inside/low.md': '---\ntitle: Low\n---\nx',
    'texts/drafts/no.md': 'x',
    'posts/no.md': 'x',
  });
  expect(stories).toMatchObject([
    {
      sourceKey: 'tides',
      title: 'High',
      authors: [{ name: 'Ada Quill' }],
      publishedAt: new Date('2020-05-06T00:00:00Z'),
      publication: { slug: 'tide-tables', name: 'Tide Tables', websiteUrl: 'https://tides.example/journal/' },
      oldAddresses: ['/journal/2020/high'],
      language: 'sv',
      license: 'CC_BY',
    },
    { title: 'Low', publication: { slug: 'inside', name: 'Inside' } },
  ]);
  expect(problems).toEqual([]);
  const wrong = read('wrong', { 'a.md': 'x', 'longhand-import.yaml': 'publication:\n  slug: Not A Slug\n  name: N\n' });
  await expect(wrong).rejects.toThrow(
    '“longhand-import.yaml”, publication.slug: must be lower-case words with hyphens.',
  );
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
    { kind: 'changed', file: 'README.md', reason: 'It’s a page of the repository, not a post. It was left out.' },
    { kind: 'refused', file: 'huge.md', reason: 'The file is 5 MB, more than the 4 MB a post can have.' },
  ]);
});

test('a picture is found beside the post or on the site, and nothing outside of the folder is', async () => {
  const folder = await writeFolder('notes', {
    'SOURCE.md': '# N\n- site: https://example.org/blog/\n',
    'posts/a/index.md': 'x',
    'posts/a/b c.png': 'beside',
    'assets/img/d.png': 'served',
    'web/site/images/e.png': 'far',
    'a/twice.png': '1',
    'b/twice.png': '2',
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
  expect(await find('@/images/e.png')).toBe('far');
  expect(await find('/twice.png')).toBeUndefined();
  expect(await find('https://elsewhere.example/assets/img/d.png')).toBeUndefined();
  await folder.remove();
});
