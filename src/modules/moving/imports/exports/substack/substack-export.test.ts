import { describe, expect, test } from 'vitest';
import { convertHtml } from '../../convert/convert-html.ts';
import { readExportFiles, type ReadExport } from '../test-support/source-files.ts';

const HEADER = 'post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url';

function row(id: string, more: Readonly<Record<string, string>> = {}): string {
  const cells = {
    date: '2022-08-12T12:11:23.230Z',
    published: 'true',
    type: 'newsletter',
    audience: 'everyone',
    title: 'One',
    subtitle: '',
    podcast: '',
    ...more,
  };
  return [
    id,
    cells.date,
    cells.published,
    '',
    '',
    cells.type,
    cells.audience,
    cells.title,
    cells.subtitle,
    cells.podcast,
  ].join(',');
}

async function readRows(rows: readonly string[], bodies: Readonly<Record<string, string>>): Promise<ReadExport> {
  const posts = Object.fromEntries(Object.entries(bodies).map(([name, html]) => [`posts/${name}.html`, html]));
  return await readExportFiles({
    'posts.csv': [HEADER, ...rows].join('\n'),
    'posts/1.one.delivers.csv': 'email\nreader@example.org\n',
    'posts/1.one.opens.csv': 'email\nreader@example.org\n',
    'email_list.tea.csv': 'email\nreader@example.org\n',
    ...posts,
  });
}

async function htmlOf(html: string): Promise<string> {
  const { stories } = await readRows([row('1.one')], { '1.one': html });
  return stories[0]?.body.text ?? '';
}

test('rows and texts become stories, and no list of readers is opened', async () => {
  const read = await readRows(
    [
      row('1.one', { title: '"A, B &amp; &#x201C;C&#x201D;"', subtitle: 'Below', audience: 'only_paid' }),
      row('2.xyz', { published: 'false', title: 'Draft' }),
      row('3.about', { type: 'page', title: 'About' }),
      row('4.gone', { title: 'Gone' }),
      row('5.talk', { type: 'podcast', title: 'Talk', podcast: 'https://a.example/x.mp3' }),
    ],
    {
      '1.one': '<p>One</p>',
      '2.xyz': '<p>Two</p>',
      '3.about': '<p>Three</p>',
      '5.talk': '<p>Five</p>',
      '9.stray': '<p>Nine</p>',
    },
  );
  expect(read.kind).toBe('Substack');
  expect(read.stories.map(({ title, state, itemKey }) => `${itemKey} ${title} ${state}`)).toEqual([
    '1 A, B & “C” published',
    '2 Draft draft',
    '5 Talk published',
  ]);
  expect(read.stories[0]).toMatchObject({
    subtitle: 'Below',
    isMembersOnly: true,
    oldAddresses: ['/p/one'],
    authors: [],
  });
  expect(read.stories[0]?.publication).toBeDefined();
  expect(read.stories[2]?.body.text).toContain('<audio src="https://a.example/x.mp3" title="Talk"></audio>');
  expect(read.problems.map(({ reason }) => reason)).toEqual([
    '“About” is a page of the site, not a post, so it was left out.',
    'The text of “Gone” (4.gone) isn’t in the export.',
    'There’s no row for it in posts.csv, so we don’t know anything about it.',
  ]);
  expect(JSON.stringify(read)).not.toContain('reader@example.org');
});

describe('bodies', () => {
  test('a captioned picture has its own address and no link to itself', async () => {
    const data = JSON.stringify({ src: 'https://substack-post-media.s3.amazonaws.com/a.png', alt: 'A cup' }).replaceAll(
      '"',
      '&quot;',
    );
    const html = `<div class="captioned-image-container"><figure><a class="image-link image2" href="https://substackcdn.com/image/fetch/x/a.png"><div class="image2-inset"><picture><source srcset="x.webp"><img src="https://substackcdn.com/small" data-attrs="${data}"></picture><div class="image-link-expand"><button>Expand</button></div></div></a><figcaption class="image-caption">By <em>Ann</em></figcaption></figure></div>`;
    expect(await htmlOf(html)).toBe(
      '<figure><img src="https://substack-post-media.s3.amazonaws.com/a.png" alt="A cup"><figcaption class="image-caption">By <em>Ann</em></figcaption></figure>',
    );
  });

  test('footnotes become footnotes', async () => {
    const html = `<p>Text<a class="footnote-anchor" id="footnote-anchor-1" href="#footnote-1">1</a></p><div class="footnote"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>Note</p></div></div>`;
    const { document } = convertHtml(await htmlOf(html), { file: '', dialect: 'substack' });
    expect(document.footnotes).toMatchObject([{ id: 'note1', blocks: [{ content: [{ text: 'Note' }] }] }]);
    expect(document.blocks).toHaveLength(1);
  });

  test('widgets and buttons of the old place go with a line; other buttons become links', async () => {
    const read = await readRows([row('1.one')], {
      '1.one':
        '<p>Kept</p><div class="subscription-widget-wrap-editor"><p>Type your email</p></div><p class="button-wrapper"><a class="button" href="https://x.substack.com/subscribe?"><span>Join</span></a></p><p class="button-wrapper"><a class="button" href="https://shop.example/"><span>Buy</span></a></p>',
    });
    expect(read.stories[0]?.body.text).toBe('<p>Kept</p><p><a href="https://shop.example/">Buy</a></p>');
    expect(read.problems.map(({ reason }) => reason)).toEqual([
      'A box that asks readers to subscribe was left out.',
      'The button “Join” was left out.',
    ]);
  });

  test('embeds become frames, posts elsewhere keep their words', async () => {
    const data = (fields: Readonly<Record<string, string>>): string => JSON.stringify(fields).replaceAll('"', '&quot;');
    expect(await htmlOf(`<div class="youtube-wrap" data-attrs="${data({ videoId: 'abc' })}"></div>`)).toContain(
      'src="https://www.youtube.com/watch?v=abc"',
    );
    expect(
      await htmlOf(
        `<div class="spotify-wrap" data-attrs="${data({ url: 'https://open.spotify.com/episode/1', title: 'E' })}"></div>`,
      ),
    ).toContain('src="https://open.spotify.com/episode/1"');
    const tweet = await htmlOf(
      `<div class="tweet" data-attrs="${data({ url: 'https://twitter.com/a/status/1', full_text: 'Said <b>', name: 'A', username: 'a' })}"></div>`,
    );
    expect(tweet).toContain('<blockquote class="twitter-tweet"><p>Said &#x3C;b></p>');
  });
});
