import { describe, expect, test } from 'vitest';
import { plainText } from '#shared/story/plain-text.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import type { Block } from '#shared/story/story-document.ts';
import type { ConvertOptions } from './conversion.ts';
import { convertMarkdown } from './convert-markdown.ts';

function convert(text: string, options: Partial<ConvertOptions> = {}) {
  const conversion = convertMarkdown(text, { file: 'a.md', ...options });
  expect(storyDocumentSchema.safeParse(conversion.document).error).toBeUndefined();
  return conversion;
}
function blocks(text: string, options: Partial<ConvertOptions> = {}): readonly Block[] {
  return convert(text, options).document.blocks;
}
function types(text: string, options: Partial<ConvertOptions> = {}): string[] {
  return blocks(text, options).map((block) => block.type);
}

describe('prose', () => {
  test('marks stand in one order and neighbours are joined', () => {
    const [paragraph] = blocks('A **bold *and slanted* [link](https://example.org "there")** end.');
    expect(paragraph).toMatchObject({
      type: 'paragraph',
      content: [
        { text: 'A ' },
        { text: 'bold ', marks: [{ type: 'strong' }] },
        { text: 'and slanted', marks: [{ type: 'strong' }, { type: 'emphasis' }] },
        { text: ' ', marks: [{ type: 'strong' }] },
        { text: 'link', marks: [{ type: 'link', href: 'https://example.org', title: 'there' }, { type: 'strong' }] },
        { text: ' end.' },
      ],
    });
  });

  test('one tilde is not a strike: recipes say ~200g of this and ~2 days of that', () => {
    expect(plainText(convert('Take ~200g dough, rest it ~2 days.').document)).toBe(
      'Take ~200g dough, rest it ~2 days.',
    );
  });

  test('typography stays: word joiner, no-break space, curly quotes', () => {
    const text = '“No\u00A0one\u2060—ever,” he said.\u2060 \u2060…';
    expect(plainText(convert(text).document)).toBe(text);
  });

  test('verse keeps its lines', () => {
    expect(blocks('> One line,\\\n> another.')).toMatchObject([
      {
        type: 'blockQuote',
        blocks: [{ content: [{ text: 'One line,' }, { type: 'lineBreak' }, { text: 'another.' }] }],
      },
    ]);
  });

  test('footnotes are numbered by their first reference, and one that nobody refers to keeps its words', () => {
    const { document } = convert('Two[^b] and one[^a].\n\n[^a]: Note A.\n\n[^b]: Note B.\n\n[^c]: Stray words.');
    expect(document.footnotes.map((note) => plainText({ ...document, blocks: note.blocks, footnotes: [] }))).toEqual([
      'Note B.',
      'Note A.',
    ]);
    expect(plainText(document)).toContain('Stray words.');
  });

  test('a task list, a list in a list, a list with a start', () => {
    expect(blocks('3. three\n4. four\n   - inner\n\n<!-- -->\n\n- [x] done\n- [ ] open')).toMatchObject([
      { type: 'list', ordered: true, start: 3, items: [{}, { blocks: [{}, { type: 'list', ordered: false }] }] },
      { type: 'list', items: [{ checked: true }, { checked: false }] },
    ]);
  });

  test('the same text has the same ids in every run, and ids outlive an insertion before them', () => {
    const [second] = blocks('Second.');
    expect(blocks('First.\n\nSecond.')[1]?.id).toBe(second?.id);
    expect(new Set(blocks('Same.\n\nSame.').map((block) => block.id)).size).toBe(2);
  });
});

describe('mathematics', () => {
  test('prices and shell variables are text', () => {
    const text = 'It costs $5 and $10, and `$HOME` or ${USER} too.';
    expect(plainText(convert(text).document)).toBe(text.replaceAll('`', ''));
  });

  test('TeX between dollars is a formula', () => {
    expect(blocks('Let $\\alpha_1$ be small.\n\n$$\nx^2 + y^2 = z^2\n$$')).toMatchObject([
      { content: [{ text: 'Let ' }, { type: 'inlineMath', tex: '\\alpha_1' }, { text: ' be small.' }] },
      { type: 'mathBlock', tex: 'x^2 + y^2 = z^2' },
    ]);
  });
});

describe('HTML in Markdown', () => {
  test('kramdown reads Markdown inside an element, at any indent, and drops attribute lists', () => {
    const text =
      '<div dir="rtl" markdown="1">\n\nبداية **النص**.\n\n<aside markdown="1" class="pquote">\n  <img src="/a.png" class="pquote-avatar" alt="avatar">\n  A *quotation*.\n  <p markdown="1" class="pquote-credit">\n— Ada, ["Book"](https://example.org)\n  </p>\n</aside>\n\n</div>\n\nEnd.\n{: .note}';
    expect(blocks(text, { dialect: 'liquid' })).toMatchObject([
      { type: 'paragraph', direction: 'rtl', content: [{}, { text: 'النص', marks: [{ type: 'strong' }] }, {}] },
      { type: 'pullQuote', attribution: [{ text: '— Ada, ' }, { text: '"Book"' }] },
      { type: 'paragraph', content: [{ text: 'End.' }] },
    ]);
    expect(blocks('<div dir="rtl" markdown="1">\n\nنص\n\n</div>', { language: 'ar' })[0]).not.toHaveProperty(
      'direction',
    );
  });

  test('a table whose rows are parted by empty lines stays a table', () => {
    expect(
      types('<table>\n  <tr>\n    <td>\n      1\n    </td>\n\n    <td>\n      2\n    </td>\n  </tr>\n</table>'),
    ).toEqual(['table']);
  });

  test('scripts vanish with a line, comments without, events and unsafe links lose their power', () => {
    const { document, problems } = convert(
      'A<!-- more -->\n\n<script>alert(1)</script>\n\n<p onclick="x()"><a href="javascript:alert(1)">b</a> <img src=x onerror=alert(1)></p>',
    );
    expect(JSON.stringify(document)).not.toMatch(/alert|onclick|javascript/);
    expect(problems.map((problem) => problem.reason)).toEqual([
      'A script that stood in the text was left out.',
      'The link “javascript:alert(1)” isn’t a kind a story can have, so we kept its text.',
    ]);
  });
});

describe('code', () => {
  test('the text of code is exact and its language is read from what stands beside it', () => {
    expect(blocks('```rust,ignore\nfn  a() {\n\n\tb();\n}\n```\n\n```{r, echo=FALSE}\nx\n```')).toMatchObject([
      { type: 'codeBlock', language: 'rust', text: 'fn  a() {\n\n\tb();\n}' },
      { type: 'codeBlock', language: 'r', text: 'x' },
    ]);
  });
});
