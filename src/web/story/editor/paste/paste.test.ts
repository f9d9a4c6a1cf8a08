import * as fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { createBlockIds } from '#shared/story/block-id.ts';
import { documentHrefs } from '#shared/story/document-hrefs.ts';
import { plainText } from '#shared/story/plain-text.ts';
import { renderMarkdown } from '#shared/story/render-markdown.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { gdocsClipboard, pageClipboard, sheetClipboard, vscodeClipboard, wordClipboard } from './clipboards.fixture.ts';
import { looksLikeMarkdown } from './looks-like-markdown.ts';
import { readMarkdown } from './read-markdown.ts';
import { readPasted } from './read-pasted.ts';
import { treeFromHast } from './tree-from-hast.ts';

const PAYLOADS = join(import.meta.dirname, '../../../../../../shared/data/xss-payloads.json');

function read(html: string, disk: readonly string[] = []): StoryDocument {
  const root = unified().use(rehypeParse).parse(html);
  const { blocks, footnotes } = readPasted(treeFromHast(root), createBlockIds('pasted'), disk);
  return storyDocumentSchema.parse({ version: 1, blocks, footnotes });
}

function markdown(story: StoryDocument): string {
  return renderMarkdown(story, { imagePath: (id) => id }).trim();
}

describe('WRITE-9: what was pasted', () => {
  test('from Google Docs keeps headings, lists, links, tables and pictures, and drops fonts and colours', () => {
    expect(markdown(read(gdocsClipboard))).toBe(`## The lighthouse

It stood **alone** on the [rock](<https://example.org/rock>)_, always_.

- Lamp

  - Wick
- Oil

### Its keepers

| **Name** | Years |
| --- | --- |
| Ada | 12 |

![The lamp at night](<https://lh7-rt.googleusercontent.com/docsz/a-picture>)

- [x] ~~Paint the door~~`);
  });

  test('from Word keeps its lists, notes and tables, and its pictures where their bytes are there', () => {
    const story = read(wordClipboard, ['https://example.org/from-rtf.png']);
    const [note] = story.footnotes;
    expect(markdown(story).replaceAll(note?.id ?? '', '1')).toBe(`## The lighthouse

## Of the rock

It stood **alone** on the [rock](<https://example.org/rock>)[^1].

- Lamp

  1. Wick
  2. Glass
- Oil

![The lamp](<https://example.org/from-rtf.png>)

| **Name** | Years |
| --- | --- |
| Ada | 12 |

[^1]: Built in _1812_.`);
  });

  test('from a spreadsheet is a table, from an editor of code is code', () => {
    expect(markdown(read(sheetClipboard))).toBe('| Month | Ships |\n| --- | --- |\n| May | 12 |\n|  | 3 |');
    expect(markdown(read(vscodeClipboard))).toBe('```\nconst lamp = 1;\n  lamp.light();\n\n}\n```');
  });

  test('from a page keeps its structure and none of its machinery', () => {
    const story = read(pageClipboard);
    expect(story.blocks.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'image',
      'codeBlock',
      'blockQuote',
      'separator',
      'embed',
      'list',
      'paragraph',
    ]);
    expect(markdown(story)).toContain(
      'A **bold**, _slanted_ near and [far](<https://far.example/>) link\\\nover two lines',
    );
    expect(story.footnotes.map(({ blocks }) => blocks.length)).toEqual([1]);
    expect(story.blocks[6]).toMatchObject({ provider: 'youtube' });
    expect(story.blocks[7]).toMatchObject({ items: [{ checked: true }, { checked: false }] });
  });

  test('a task among other items makes no task of them', () => {
    const { blocks } = readPasted(readMarkdown('- one\n- [x] two\n- three'), createBlockIds('pasted'));
    const [list] = blocks;
    expect(list?.type === 'list' && list.items.map(({ checked }) => checked)).toEqual([undefined, true, undefined]);
  });

  test('mathematics in Markdown comes as it is written, and prices stay prices', () => {
    const text =
      '## Area\n\nThen $\\int x\\,dx$ and $a_1*b*c_2$.\n\n$$\n\\sum_{i=1}^n i\\,j\n$$\n\nIt costs $5 and $6, or $7-$8 for *two*.';
    const { blocks } = readPasted(readMarkdown(text), createBlockIds('pasted'));
    expect(blocks.slice(1)).toMatchObject([
      {
        content: [
          { text: 'Then ' },
          { type: 'inlineMath', tex: '\\int x\\,dx' },
          { text: ' and ' },
          { type: 'inlineMath', tex: 'a_1*b*c_2' },
          { text: '.' },
        ],
      },
      { type: 'mathBlock', tex: '\\sum_{i=1}^n i\\,j' },
      { content: [{ text: 'It costs $5 and $6, or $7-$8 for ' }, { text: 'two' }, { text: '.' }] },
    ]);
  });

  test('notes of Google Docs are tied by their numbers alone, and a number without a note stays', () => {
    const raised = (number: number) =>
      `<span style="vertical-align:super;font-weight:400;"><span>[${number}]</span></span>`;
    const html = `<b id="docs-internal-guid-6f1c"><p dir="ltr"><span>It stood</span>${raised(1)}<span> alone</span>${raised(2)}<span>, see [3] and</span>${raised(4)}</p>
      <p dir="ltr">${raised(1)}<span> Built in 1812.</span></p><p dir="ltr"><span>[2]</span><span> Until it fell.</span></p></b>`;
    const story = read(html);
    const [first, second] = story.footnotes;
    expect(story.footnotes.map(({ blocks }) => blocks)).toMatchObject([
      [{ content: [{ text: 'Built in 1812.' }] }],
      [{ content: [{ text: 'Until it fell.' }] }],
    ]);
    expect(story.blocks).toMatchObject([
      {
        content: [
          { text: 'It stood' },
          { type: 'footnoteReference', footnoteId: first?.id },
          { text: ' alone' },
          { type: 'footnoteReference', footnoteId: second?.id },
          { text: ', see [3] and' },
          { text: '[4]' },
        ],
      },
    ]);
    expect(story.blocks).toHaveLength(1);
  });

  test('a formula in one line of its own is set apart, one in a sentence is not', () => {
    const { blocks } = readPasted(readMarkdown('$$x^2$$\n\nSo $$y^2$$ too.\n\n> $$z^2$$'), createBlockIds('pasted'));
    expect(blocks).toMatchObject([
      { type: 'mathBlock', tex: 'x^2' },
      { content: [{ text: 'So ' }, { type: 'inlineMath', tex: 'y^2' }, { text: ' too.' }] },
      { type: 'blockQuote', blocks: [{ type: 'mathBlock', tex: 'z^2' }] },
    ]);
  });

  test('as Markdown is read as what it means, and HTML in it is left out', () => {
    const text =
      '# One\n\nA **b** [c](https://d.example/)[^1] and <b onclick="x()">html</b>\n\n- [x] done\n\n|a|b|\n|-|-|\n|1|2|\n\n[^1]: Note';
    expect(looksLikeMarkdown(text)).toBe(true);
    expect(looksLikeMarkdown('Just words - and a dash.\n\nAnd #more of them_')).toBe(false);
    const { blocks, footnotes } = readPasted(readMarkdown(text), createBlockIds('pasted'));
    const [note] = footnotes;
    expect(markdown({ version: 1, blocks, footnotes }).replaceAll(note?.id ?? '', '1')).toBe(
      '## One\n\nA **b** [c](<https://d.example/>)[^1] and html\n\n- [x] done\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n[^1]: Note',
    );
  });
});

test('WRITE-9: of any markup every word stays, in its order, and a story comes out', () => {
  const word = fc.stringMatching(/^[a-z]{1,5}$/);
  const tags = [
    'p',
    'div',
    'b',
    'span',
    'h1',
    'h3',
    'ul',
    'li',
    'ol',
    'blockquote',
    'table',
    'tr',
    'td',
    'section',
    'a',
    'pre',
    'figure',
    'details',
    'summary',
    'dl',
    'dt',
    'em',
    'x:y',
  ];
  type Tree = { readonly html: string };
  const { tree } = fc.letrec<{ tree: Tree; words: Tree; element: Tree }>((tie) => ({
    tree: fc.oneof({ depthSize: 'medium', withCrossShrink: true }, tie('words'), tie('element')),
    words: fc.array(word, { maxLength: 3 }).map((words) => ({ html: ` ${words.join(' ')} ` })),
    element: fc
      .record({ tag: fc.constantFrom(...tags), children: fc.array(tie('tree'), { maxLength: 4 }) })
      .map(({ tag, children }) => ({ html: `<${tag}>${children.map(({ html }) => html).join('')}</${tag}>` })),
  }));
  fc.assert(
    fc.property(tree, ({ html }) => {
      const root = unified().use(rehypeParse).parse(html);
      const given = lettersIn(root);
      expect(plainText(read(html)).replaceAll(/\s+/g, '')).toBe(given.replaceAll(/\s+/g, ''));
    }),
    { numRuns: 300 },
  );
});

function lettersIn(node: {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly object[];
}): string {
  if (node.type === 'text') return node.value ?? '';
  return (node.children ?? []).map((child) => lettersIn(child as typeof node)).join('');
}

test('WRITE-9: no payload comes through as an address that runs', () => {
  const own = [
    '<a href="javascript:alert(1)">a</a>',
    '<img src=x onerror=alert(1)>',
    '<iframe srcdoc="<script>1</script>">',
  ];
  const outside = existsSync(PAYLOADS) ? (JSON.parse(readFileSync(PAYLOADS, 'utf8')) as string[]) : [];
  for (const payload of [...own, ...outside.filter((_each, index) => index % 10 === 0)].map((each) =>
    each.slice(0, 2_000),
  )) {
    const attribute = payload.replaceAll('"', '&quot;');
    for (const html of [
      payload,
      `<a href="${attribute}">x</a><img src="${attribute}"><iframe src="${attribute}"></iframe>`,
    ]) {
      const story = read(html);
      for (const href of documentHrefs(story)) expect(href).toMatch(/^(?:https?:\/\/|mailto:)/i);
    }
  }
});
