import { describe, expect, test } from 'vitest';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import type { Block } from '#shared/story/story-document.ts';
import { convertHtml } from './convert-html.ts';

function blocks(html: string): readonly Block[] {
  const { document } = convertHtml(html, { file: 'a.html' });
  expect(storyDocumentSchema.safeParse(document).error).toBeUndefined();
  return document.blocks;
}

describe('pictures', () => {
  test('a figure has its caption, a link around a picture is the picture’s', () => {
    expect(
      blocks(
        '<figure><a href="https://example.org"><img src="a.png" alt="A"></a><figcaption>By <i>Ada</i></figcaption></figure>',
      ),
    ).toMatchObject([
      { type: 'image', href: 'https://example.org', alt: 'A', caption: [{ text: 'By ' }, { text: 'Ada' }] },
    ]);
  });

  test('a picture in the middle of a text parts it, a badge stays in its line', () => {
    expect(blocks('<p>Before <img src="a.png" alt=""> after</p>').map((block) => block.type)).toEqual([
      'paragraph',
      'image',
      'paragraph',
    ]);
    expect(blocks('<p>Built <img src="https://img.shields.io/x" alt="ok"> today</p>')).toMatchObject([
      { content: [{ text: 'Built ' }, { type: 'inlineImage', alt: 'ok' }, { text: ' today' }] },
    ]);
  });

  test('pictures side by side are a gallery', () => {
    expect(blocks('<div class="gallery"><img src="a.png"><img src="b.png"></div>')).toMatchObject([
      { type: 'gallery', images: [{ picture: { url: 'a.png' } }, { picture: { url: 'b.png' } }] },
    ]);
  });
});

describe('embeds', () => {
  test('a frame of a known place is an embed, any other a link card with a line in the report', () => {
    expect(blocks('<iframe src="//www.youtube.com/embed/abcdefghijk" title="Talk"></iframe>')).toMatchObject([
      { type: 'embed', provider: 'youtube', title: 'Talk' },
    ]);
    const { document, problems } = convertHtml('<iframe src="https://example.org/map"></iframe>', { file: 'a.html' });
    expect(document.blocks).toMatchObject([{ type: 'linkCard', url: 'https://example.org/map', title: 'example.org' }]);
    expect(problems).toHaveLength(1);
  });

  test('a quoted post keeps its words as the caption', () => {
    const html =
      '<blockquote class="twitter-tweet"><p>Hello world</p>&mdash; Ada <a href="https://twitter.com/ada/status/123?x=1">May 1</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>';
    const { document, problems } = convertHtml(html, { file: 'a.html' });
    expect(document.blocks).toMatchObject([
      { type: 'embed', provider: 'x', url: 'https://twitter.com/ada/status/123' },
    ]);
    expect(JSON.stringify(document)).toContain('Hello world');
    expect(problems).toEqual([]);
  });
});

describe('blocks', () => {
  test('definition lists, disclosures and headings with anchors', () => {
    expect(blocks('<dl><dt>Term<dd>Meaning</dl>')).toMatchObject([
      { type: 'list', items: [{ blocks: [{ content: [{ text: 'Term', marks: [{ type: 'strong' }] }] }, {}] }] },
    ]);
    expect(blocks('<details><summary>More</summary><p>Inside</p></details>')).toMatchObject([
      { type: 'callout', kind: 'disclosure', title: [{ text: 'More' }], blocks: [{ type: 'paragraph' }] },
    ]);
    expect(blocks('<h5 id="here">Deep</h5>')).toMatchObject([{ type: 'heading', level: 4, anchor: 'here' }]);
  });

  test('a table keeps spans, alignment and blocks in its cells', () => {
    expect(
      blocks(
        '<table><thead><tr><th colspan=2 align=center>H</th></tr></thead><tr><td><ul><li>a</li></ul></td><td rowspan="2">b</td></tr></table>',
      ),
    ).toMatchObject([
      {
        type: 'table',
        headerRows: 1,
        rows: [[{ header: true, columnSpan: 2, align: 'center' }], [{ content: [{ type: 'list' }] }, { rowSpan: 2 }]],
      },
    ]);
  });

  test('an unknown element keeps its words and is one line of the report', () => {
    const { document, problems } = convertHtml('<p>a <widget>b</widget> <widget>c</widget></p>', { file: 'a.html' });
    expect(document.blocks).toMatchObject([{ content: [{ text: 'a b c' }] }]);
    expect(problems).toEqual([
      {
        kind: 'unknownConstruct',
        file: 'a.html',
        reason: 'The element <widget> isn’t one we know, so we kept its text.',
      },
    ]);
  });

  test('tables in tables in tables stay within the depth of a story', () => {
    const html = `${'<blockquote>'.repeat(30)}deep${'</blockquote>'.repeat(30)}`;
    const { document, problems } = convertHtml(html, { file: 'a.html' });
    expect(storyDocumentSchema.safeParse(document).error).toBeUndefined();
    expect(JSON.stringify(document)).toContain('deep');
    expect(problems[0]?.kind).toBe('changed');
  });
});
