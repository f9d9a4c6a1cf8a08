import { describe, expect, test } from 'vitest';
import { convertBody } from '../../convert/convert-body.ts';
import { readExportFiles, type ReadExport } from '../test-support/source-files.ts';

const HEAD = `<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Tea House</title><link>https://tea.example</link><description>On tea</description><language>en-US</language><wp:base_blog_url>https://tea.example</wp:base_blog_url>
<wp:author><wp:author_login>ann</wp:author_login><wp:author_email>ann@example.org</wp:author_email><wp:author_display_name><![CDATA[Ann Lee]]></wp:author_display_name></wp:author>
<wp:author><wp:author_login>bob@example.org</wp:author_login><wp:author_display_name><![CDATA[Bob]]></wp:author_display_name></wp:author>`;

type Parts = Readonly<Record<string, string>>;

function item(parts: Parts, more = ''): string {
  const all: Parts = { title: 'One', 'wp:post_type': 'post', 'wp:status': 'publish', 'wp:post_id': '1', ...parts };
  const tags = Object.entries(all).map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`);
  return `<item>${tags.join('')}${more}</item>`;
}

async function readItems(...items: readonly string[]): Promise<ReadExport> {
  return await readExportFiles({ 'tea.wordpress.xml': `${HEAD}${items.join('')}</channel></rss>` });
}

async function htmlOf(content: string): Promise<string> {
  const { stories } = await readItems(item({ 'content:encoded': content }));
  return stories[0]?.body.text ?? '';
}

const reasons = (read: ReadExport): string[] => read.problems.map(({ reason }) => reason);

test('a post has dates of Greenwich, tags, people, cover, search texts and all its old addresses', async () => {
  const meta = (key: string, value: string): string =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
  const read = await readItems(
    item(
      {
        link: 'https://tea.example/2020/01/one/',
        'dc:creator': 'ann',
        'content:encoded': 'Words',
        'excerpt:encoded': '<p>Short &amp; sweet</p>',
        'wp:post_date': '2020-01-01 01:00:00',
        'wp:post_date_gmt': '2020-01-01 09:00:00',
        'wp:post_modified_gmt': '2021-01-01 09:00:00',
      },
      `<category domain="category" nicename="green"><![CDATA[Green &amp; White]]></category><category domain="post_tag" nicename="cup">Cup</category><category domain="category" nicename="uncategorized">Uncategorized</category>${meta('_thumbnail_id', '9')}${meta('_wp_old_slug', 'first')}${meta('_yoast_wpseo_metadesc', 'Search')}<wp:comment><wp:comment_author_email>reader@example.org</wp:comment_author_email><wp:comment_content>Hi</wp:comment_content></wp:comment>`,
    ),
    item(
      { 'wp:post_type': 'attachment', 'wp:post_id': '9', 'wp:attachment_url': 'https://tea.example/cup.jpg' },
      meta('_wp_attachment_image_alt', 'A cup'),
    ),
  );
  expect(read.kind).toBe('WordPress');
  expect(read.stories).toHaveLength(1);
  expect(read.stories[0]).toMatchObject({
    sourceKey: 'tea.example',
    itemKey: '1',
    subtitle: 'Short & sweet',
    authors: [{ key: 'ann', name: 'Ann Lee' }],
    publication: { slug: 'tea-house', name: 'Tea House', tagline: 'On tea', websiteUrl: 'https://tea.example' },
    tags: ['Green & White', 'Cup'],
    canonicalUrl: 'https://tea.example/2020/01/one/',
    oldAddresses: ['/2020/01/one/', '/2020/01/first/'],
    cover: { source: 'https://tea.example/cup.jpg', alt: 'A cup' },
    seoDescription: 'Search',
  });
  expect(read.stories[0]?.publishedAt?.toISOString()).toBe('2020-01-01T09:00:00.000Z');
  expect(read.stories[0]?.updatedAt?.toISOString()).toBe('2021-01-01T09:00:00.000Z');
  expect(reasons(read)).toEqual([
    'Comments on “One” that were spam or not approved were left out (1).',
    'Left out, since they are no stories: 1 entries of the media library.',
  ]);
  expect(JSON.stringify(read)).not.toContain('@example.org');
});

test('co-authors in order, each once; an e-mail address is no key', async () => {
  const { stories } = await readItems(
    item(
      { 'content:encoded': 'x', 'dc:creator': 'ann' },
      '<category domain="author" nicename="bob@example.org">Bob</category><category domain="author" nicename="cap-ann">Ann Lee</category><category domain="author" nicename="cap-ann">Ann Lee</category>',
    ),
  );
  expect(stories[0]?.authors).toEqual([
    { key: 'bob', name: 'Bob' },
    { key: 'ann', name: 'Ann Lee' },
  ]);
});

test('pages, inner kinds, states and twins are all accounted for', async () => {
  const text = { 'content:encoded': 'x' };
  const read = await readItems(
    item({ ...text, title: 'Page', 'wp:post_type': 'page' }),
    item({ ...text, 'wp:post_type': 'nav_menu_item' }),
    item({ ...text, 'wp:post_type': 'nav_menu_item' }),
    item({
      ...text,
      title: 'Draft',
      'wp:status': 'draft',
      'wp:post_id': '2',
      'wp:post_date_gmt': '0000-00-00 00:00:00',
    }),
    item({ ...text, title: 'Private', 'wp:status': 'private', 'wp:post_id': '3' }),
    item({ ...text, title: 'Locked', 'wp:post_password': 'pw', 'wp:post_id': '4' }),
    item({ ...text, title: 'Gone', 'wp:status': 'trash', 'wp:post_id': '5' }),
    item({ ...text, title: 'Twin', 'wp:post_id': '6' }),
    item({ ...text, title: 'Twin', 'wp:post_id': '6' }),
    item({ ...text, title: 'Other', 'wp:post_id': '6' }),
    item({ ...text, title: 'Recipe', 'wp:post_type': 'recipe', 'wp:post_id': '7' }),
  );
  expect(read.stories.map(({ title, state, itemKey }) => `${title} ${state} ${itemKey}`)).toEqual([
    'Draft draft 2',
    'Private draft 3',
    'Locked draft 4',
    'Twin published 6',
    'Other published 6-2',
    'Recipe published 7',
  ]);
  expect(reasons(read)).toEqual([
    '“Page” is a page of the site, not a post, so it was left out.',
    '“Private” was private, so it came in as a draft.',
    '“Locked” had a password, so it came in as a draft.',
    '“Gone” was not imported: its status is “trash”.',
    '“Twin” stands in the export twice; the first one counts.',
    '“Recipe” is of the kind “recipe”; it came in as a story.',
    'Left out, since they are no stories: 2 entries of the kind “nav_menu_item”.',
  ]);
});

test('an export in several files knows its people and media together', async () => {
  const { stories } = await readExportFiles({
    'z-media.xml': `${HEAD}${item({ 'wp:post_type': 'attachment', 'wp:post_id': '9', 'wp:attachment_url': 'https://tea.example/cup.jpg' })}</channel></rss>`,
    'a-posts.xml': `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Tea House</title>${item({ 'content:encoded': '[gallery ids="9"]', 'dc:creator': 'ann' })}</channel></rss>`,
  });
  expect(stories[0]?.authors).toEqual([{ key: 'ann', name: 'Ann Lee' }]);
  expect(stories[0]?.body.text).toContain('<div class="gallery"><figure><img src="https://tea.example/cup.jpg"');
});

describe('bodies', () => {
  test('classic text gets its paragraphs and breaks; code and blocks keep their lines', async () => {
    expect(await htmlOf('One\ntwo\n\nThree')).toBe('<p>One<br>\ntwo</p>\n<p>Three</p>');
    expect(await htmlOf('Before\n<pre>a\n\nb</pre>\nAfter')).toBe('<p>Before</p>\n<pre>a\n\nb</pre>\n<p>After</p>');
    expect(await htmlOf('A\n<ul>\n<li>x</li>\n</ul>\nB')).toBe('<p>A</p>\n<ul>\n<li>x</li>\n</ul>\n<p>B</p>');
    expect(await htmlOf('See\n\nhttps://youtu.be/abc\n\nit')).toContain('<iframe src="https://youtu.be/abc"></iframe>');
  });

  test('blocks lose their comments only, and an embed block becomes a frame', async () => {
    expect(
      await htmlOf('<!-- wp:paragraph {"a":1} -->\n<p>One</p>\n<!-- /wp:paragraph -->').then((html) => html.trim()),
    ).toBe('<p>One</p>');
    const embed =
      '<!-- wp:embed --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abc\n</div></figure><!-- /wp:embed -->';
    expect(await htmlOf(embed)).toContain('<iframe src="https://youtu.be/abc"></iframe>');
  });

  test('an unknown shortcode is text and a line; brackets of a writer are neither', async () => {
    const read = await readItems(item({ 'content:encoded': 'As [sic] said [1] [mystery id="4"]x[/mystery]' }));
    expect(read.stories[0]?.body.text).toContain('[mystery id="4"]x[/mystery]');
    expect(reasons(read)).toEqual(['The shortcode “[mystery]” isn’t one we know, so it stayed as text.']);
  });
});

test('STORY-6: comments are responses in their threads; spam, what was not approved and pingbacks are counted', async () => {
  const comment = (parts: Parts): string =>
    `<wp:comment>${Object.entries({ approved: '1', type: 'comment', ...parts })
      .map(([name, value]) => `<wp:comment_${name}><![CDATA[${value}]]></wp:comment_${name}>`)
      .join('')}</wp:comment>`;
  const { stories, problems } = await readItems(
    item(
      { 'content:encoded': 'Words' },
      [
        comment({ id: '8', parent: '7', author: 'Bo', author_email: 'bo@example.org', content: 'A reply.\n\nMore.' }),
        comment({
          id: '7',
          author: 'Ann',
          user_id: '3',
          date_gmt: '2020-02-03 04:05:06',
          content: 'First <em>words</em>.',
        }),
        comment({ id: '9', approved: 'spam', author: 'X', content: 'Buy' }),
        comment({ id: '10', approved: '0', author: 'Y', content: 'Wait' }),
        comment({ id: '11', type: 'pingback', author: 'Z', content: 'Ping' }),
      ].join(''),
    ),
  );
  expect(stories[0]?.responses).toMatchObject([
    { key: '7', author: { name: 'Ann' }, createdAt: new Date('2020-02-03T04:05:06Z') },
    { key: '8', parentKey: '7', author: { name: 'Bo' }, html: '<p>A reply.</p>\n<p>More.</p>' },
  ]);
  expect(JSON.stringify(stories)).not.toContain('bo@example');
  expect(problems.map(({ reason }) => reason)).toEqual([
    'Comments on “One” that were spam or not approved were left out (2).',
    'Pingbacks and the like on “One” were left out (1).',
  ]);
});

test('STORY-1: shortcodes keep their addresses and their code', async () => {
  const { stories } = await readItems(
    item({
      'content:encoded':
        '[youtube https://www.youtube.com/watch?v=abcdefghijk&w=640]\n\n[code lang="php"]\n<?php echo "a";\n\nif ($a < 1) {}\n[/code]\n\n[sourcecode]<div>x</div>[/sourcecode]\n\n[audio mp3="https://e.org/a.mp3"][/audio]\n\n[shelf kind="oak"]Kept[/shelf]',
    }),
  );
  const [story] = stories;
  if (story === undefined) throw new Error('There is a story.');
  const { document } = convertBody(story);
  expect(document.blocks).toMatchObject([
    { type: 'embed', url: expect.stringContaining('v=abcdefghijk') },
    { type: 'codeBlock', language: 'php', text: '<?php echo "a";\n\nif ($a < 1) {}' },
    { type: 'codeBlock', text: '<div>x</div>' },
    { url: 'https://e.org/a.mp3' },
    { type: 'paragraph', content: [{ text: '[shelf kind="oak"]Kept[/shelf]' }] },
  ]);
});

test('STORY-1: notes, verse, covers and files of the block editor, and blocks that hold nothing', async () => {
  const note = '[{"content":"The <em>note<\\/em>.","id":"aaa-1"}]';
  const read = await readItems(
    item(
      {
        'content:encoded':
          '<!-- wp:paragraph --><p>Words<sup data-fn="aaa-1" class="fn"><a href="#aaa-1" id="aaa-1-link">1</a></sup>.</p><!-- /wp:paragraph --><pre class="wp-block-verse">One\nTwo</pre><div class="wp-block-cover" style="background-image:url(https://tea.example/c.jpg)"><p>Over</p></div><div class="wp-block-file"><a href="https://tea.example/x.pdf">File</a><a href="https://tea.example/x.pdf" class="wp-block-file__button" download>Download</a></div><figure class="wp-block-pullquote"><blockquote><p>Pulled</p><cite>Ada</cite></blockquote></figure><!-- wp:latest-posts {"n":3} /--><!-- wp:footnotes /-->',
      },
      `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${note}]]></wp:meta_value></wp:postmeta>`,
    ),
  );
  const [story] = read.stories;
  if (story === undefined) throw new Error('There is a story.');
  const { document } = convertBody(story);
  expect(document.blocks).toMatchObject([
    { type: 'paragraph', content: [{ text: 'Words' }, { type: 'footnoteReference' }, { text: '.' }] },
    { type: 'paragraph', content: [{ text: 'One' }, { type: 'lineBreak' }, { text: 'Two' }] },
    { type: 'image', picture: { url: 'https://tea.example/c.jpg' } },
    { type: 'paragraph', content: [{ text: 'Over' }] },
    { type: 'paragraph', content: [{ text: 'File' }] },
    { type: 'pullQuote', attribution: [{ text: 'Ada' }] },
  ]);
  expect(document.footnotes).toMatchObject([
    { blocks: [{ content: [{ text: 'The ' }, { text: 'note' }, { text: '.' }] }] },
  ]);
  expect(reasons(read)).toEqual(['The block “latest-posts” has no text of its own, so it was left out.']);
});
