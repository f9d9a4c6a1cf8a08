import { describe, expect, test } from 'vitest';
import { readExportFiles, type ReadExport } from '../test-support/source-files.ts';

type Row = Readonly<Record<string, unknown>>;

async function readGhost(
  posts: readonly Row[],
  tables: Readonly<Record<string, readonly Row[]>> = {},
): Promise<ReadExport> {
  const data = { posts, settings: [{ key: 'title', value: 'Tea House' }], ...tables };
  return await readExportFiles({ 'site.ghost.json': JSON.stringify({ db: [{ meta: { exported_on: 1 }, data }] }) });
}

async function htmlOf(post: Row): Promise<string> {
  const { stories } = await readGhost([{ id: '1', title: 'T', ...post }]);
  return stories[0]?.body.text ?? '';
}

const post = { id: 'p1', uuid: 'u1', title: 'One', slug: 'one', status: 'published', html: '<p>Words</p>' };

describe('a post', () => {
  test('has authors in order, tags without inner ones, search texts, cover and old address', async () => {
    const { kind, stories, problems } = await readGhost(
      [
        {
          ...post,
          published_at: '2021-03-24T00:55:47.000Z',
          feature_image: '__GHOST_URL__/content/images/a.png',
          visibility: 'paid',
          custom_excerpt: 'Short',
        },
      ],
      {
        users: [
          { id: 'a', name: 'Ann', slug: 'ann', email: 'ann@example.org', password: 'secret' },
          { id: 'b', name: 'Bob', slug: 'bob' },
        ],
        posts_authors: [
          { post_id: 'p1', author_id: 'a', sort_order: 1 },
          { post_id: 'p1', author_id: 'b', sort_order: 0 },
        ],
        tags: [
          { id: 't1', name: 'Tea' },
          { id: 't2', name: '#hidden' },
        ],
        posts_tags: [
          { post_id: 'p1', tag_id: 't2', sort_order: 0 },
          { post_id: 'p1', tag_id: 't1', sort_order: 1 },
        ],
        posts_meta: [
          { post_id: 'p1', meta_title: 'Search', feature_image_alt: 'A cup', feature_image_caption: '<b>By</b> Ann' },
        ],
        members: [{ id: 'm', email: 'reader@example.org' }],
      },
    );
    expect(kind).toBe('Ghost');
    expect(stories[0]).toMatchObject({
      sourceKey: 'ghost:tea-house',
      itemKey: 'u1',
      subtitle: 'Short',
      authors: [
        { key: 'bob', name: 'Bob' },
        { key: 'ann', name: 'Ann' },
      ],
      publication: { slug: 'tea-house', name: 'Tea House' },
      tags: ['Tea'],
      isMembersOnly: true,
      oldAddresses: ['/one/'],
      cover: { source: '/content/images/a.png', alt: 'A cup', caption: 'By Ann' },
      seoTitle: 'Search',
    });
    expect(problems.map(({ reason }) => reason)).toEqual(['The internal tag #hidden of “One” was left out.']);
    expect(JSON.stringify([stories, problems])).not.toMatch(/@example\.org|secret/);
  });

  test('pages are a line; drafts, scheduled and mail-only posts keep their state', async () => {
    const { stories, problems } = await readGhost([
      { ...post, id: '1', uuid: '1', type: 'page' },
      { ...post, id: '2', uuid: '2', page: 1 },
      { ...post, id: '3', uuid: '3', status: 'draft', published_at: null },
      { ...post, id: '4', uuid: '4', status: 'scheduled', published_at: '2030-01-01T00:00:00Z' },
      { ...post, id: '5', uuid: '5', status: 'sent' },
    ]);
    expect(stories.map(({ state }) => state)).toEqual(['draft', 'draft', 'unlisted']);
    expect(problems).toHaveLength(4);
  });

  test('2013: numbers as ids and times, Markdown beside HTML, no wrapper; the inner shape too', async () => {
    const data = {
      posts: [
        {
          id: 1,
          title: 'Old',
          slug: 'old',
          markdown: '# x',
          html: '',
          status: 'published',
          author_id: 1,
          published_at: 1388318310783,
          language: 'en_US',
          page: 0,
        },
      ],
      users: [{ id: 1, name: 'Jo', slug: 'jo' }],
      tags: [{ id: 1, name: 'Start' }],
      posts_tags: [{ id: 1, post_id: 1, tag_id: 1 }],
    };
    for (const file of [
      { meta: { exported_on: 1 }, data },
      { images: [{ name: 'a' }], data: { meta: { exported_on: 1 }, data } },
    ]) {
      const { stories } = await readExportFiles({ 'export.json': JSON.stringify(file) });
      expect(stories[0]).toMatchObject({
        title: 'Old',
        body: { format: 'markdown', text: '# x' },
        authors: [{ key: 'jo', name: 'Jo' }],
        tags: ['Start'],
        language: 'en-US',
      });
      expect(stories[0]?.publishedAt?.toISOString()).toBe('2013-12-29T11:58:30.783Z');
    }
  });

  test('one row that is damaged does not cost the others', async () => {
    const { stories, problems } = await readGhost([{ title: 'no id' }, post]);
    expect(stories).toHaveLength(1);
    expect(problems[0]?.kind).toBe('refused');
  });
});

describe('mobiledoc', () => {
  const mobiledoc = (parts: Row): string =>
    JSON.stringify({ version: '0.3.1', atoms: [], cards: [], markups: [], sections: [], ...parts });

  test('marks, breaks, headings, lists and quotes', async () => {
    const text = mobiledoc({
      atoms: [['soft-return', '', {}]],
      markups: [['strong'], ['a', ['href', 'https://a.example/']], ['a', ['href', 'javascript:alert(1)']]],
      sections: [
        [
          1,
          'p',
          [
            [0, [0], 0, 'bold '],
            [0, [1], 2, 'link'],
            [1, [], 0, 0],
            [0, [2], 1, '<x>'],
          ],
        ],
        [1, 'h2', [[0, [], 0, 'Head']]],
        [3, 'ol', [[[0, [], 0, 'one']], [[0, [], 0, 'two']]]],
        [1, 'aside', [[0, [], 0, 'pulled']]],
        [1, 'script', [[0, [], 0, 'alert(1)']]],
      ],
    });
    expect(await htmlOf({ mobiledoc: text })).toBe(
      [
        '<p><strong>bold <a href="https://a.example/">link</a></strong><br><a>&lt;x&gt;</a></p>',
        '<h2>Head</h2>',
        '<ol><li>one</li><li>two</li></ol>',
        '<blockquote class="pullquote">pulled</blockquote>',
        '<p>alert(1)</p>',
      ].join('\n'),
    );
  });

  test('cards: image, gallery, code, Markdown, embed, bookmark, line; an unknown one is a line', async () => {
    const cards = [
      ['image', { src: '__GHOST_URL__/a.png', alt: 'A', caption: 'See <em>it</em>', cardWidth: 'wide' }],
      ['gallery', { images: [{ src: '/1.png', alt: '1' }, { src: '/2.png' }] }],
      ['code', { code: 'a < b', language: 'js' }],
      ['markdown', { markdown: '**md**' }],
      ['embed', { url: 'https://youtu.be/x', html: '<iframe src="https://www.youtube.com/embed/x"></iframe>' }],
      ['bookmark', { url: 'https://b.example/', metadata: { title: 'B', description: 'about' } }],
      ['hr', {}],
      ['mystery', {}],
    ];
    const { stories, problems } = await readGhost([
      { ...post, html: null, mobiledoc: mobiledoc({ cards, sections: cards.map((_card, index) => [10, index]) }) },
    ]);
    const text = stories[0]?.body.text ?? '';
    expect(text).toContain(
      '<figure class="kg-width-wide"><img src="/a.png" alt="A" class="kg-width-wide"><figcaption>See <em>it</em></figcaption></figure>',
    );
    expect(text).toContain('<div class="gallery"><figure>');
    expect(text).toContain('<strong>md</strong>');
    expect(text).toContain('https://www.youtube.com/embed/x');
    expect(text).toContain('<a href="https://b.example/"><strong>B</strong></a><br>about');
    expect(text).toContain('<hr>');
    expect(text).toMatch(/language-js">a (?:&lt;|&#x3C;) b/);
    expect(problems.map(({ reason }) => reason)).toEqual([
      'The card “mystery” isn’t one we know, so its contents were left out.',
    ]);
  });
});

test('Lexical: formats, lists, links, cards', async () => {
  const text = (value: string, format = 0): Row => ({ type: 'extended-text', text: value, format });
  const children = [
    {
      type: 'paragraph',
      children: [
        text('plain '),
        text('both', 3),
        { type: 'linebreak' },
        { type: 'link', url: 'https://a.example/', children: [text('link')] },
      ],
    },
    { type: 'extended-heading', tag: 'h3', children: [text('Head')] },
    { type: 'list', listType: 'number', start: 3, children: [{ type: 'listitem', children: [text('three')] }] },
    { type: 'aside', children: [text('pulled')] },
    { type: 'codeblock', code: '<b>', language: 'html' },
    { type: 'toggle', heading: 'Open', content: '<p>inside</p>' },
    { type: 'callout', calloutText: 'Mind', calloutEmoji: '💡' },
    { type: 'paywall' },
  ];
  const { stories, problems } = await readGhost([
    { ...post, html: null, lexical: JSON.stringify({ root: { children } }) },
  ]);
  const html = stories[0]?.body.text ?? '';
  expect(html).toContain('<p>plain <strong><em>both</em></strong><br><a href="https://a.example/">link</a></p>');
  expect(html).toContain('<ol start="3"><li>three</li></ol>');
  expect(html).toContain('<blockquote class="pullquote">pulled</blockquote>');
  expect(html).toContain('<details><summary>Open</summary><p>inside</p></details>');
  expect(html).toContain('data-callout="note"');
  expect(problems.map(({ reason }) => reason)).toEqual(['A part for mail or members only (“paywall”) was left out.']);
});

test('cards in the HTML that Ghost rendered', async () => {
  const bookmark =
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://b.example/"><div class="kg-bookmark-title">B</div><div class="kg-bookmark-description">about</div></a></figure>';
  expect(await htmlOf({ html: bookmark })).toContain(
    '<p><a href="https://b.example/"><strong>B</strong></a><br>about</p>',
  );
  const toggle =
    '<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Q</h4></div><div class="kg-toggle-content"><p>A</p></div></div>';
  expect(await htmlOf({ html: toggle })).toBe('<details><summary>Q</summary><p>A</p></details>');
});

test('comments come along in their threads by the names of members; hidden ones are counted, addresses never read', async () => {
  const comment = { post_id: 'p1', member_id: 'm1', status: 'published', html: '<p>First</p>' };
  const { stories, problems } = await readGhost([post], {
    comments: [
      {
        ...comment,
        id: 'c2',
        parent_id: 'c1',
        member_id: 'm2',
        html: '<p>A reply</p>',
        created_at: '2021-03-25 10:00:00',
      },
      { ...comment, id: 'c1', created_at: '2021-03-24T10:00:00.000Z' },
      { ...comment, id: 'c3', status: 'hidden' },
      { ...comment, id: 'c4', status: 'deleted', html: null },
      { ...comment, id: 'c5', member_id: 'gone', html: '<p>By nobody</p>', created_at: '2021-03-26T10:00:00.000Z' },
      { ...comment, id: 'c6', post_id: 'elsewhere' },
      { id: 7 },
    ],
    members: [
      { id: 'm1', name: 'Mia', email: 'mia@mail.example' },
      { id: 'm2', name: ' Max ', email: 'max@mail.example' },
    ],
  });
  expect(stories[0]?.responses).toMatchObject([
    { key: 'c1', author: { key: 'reader:m1', name: 'Mia' }, html: '<p>First</p>' },
    { key: 'c2', parentKey: 'c1', author: { name: 'Max' } },
    { key: 'c5', author: { key: 'reader:gone', name: 'Anonymous' } },
  ]);
  expect(stories[0]?.responses?.[0]?.createdAt?.toISOString()).toBe('2021-03-24T10:00:00.000Z');
  expect(problems.map(({ reason }) => reason)).toContainEqual(
    expect.stringContaining('hidden or deleted were left out (2)'),
  );
  expect(JSON.stringify([stories, problems])).not.toContain('mail.example');
});
