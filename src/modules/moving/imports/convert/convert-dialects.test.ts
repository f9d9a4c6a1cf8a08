import { expect, test } from 'vitest';
import { plainText } from '#shared/story/plain-text.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { convertHtml } from './convert-html.ts';
import { convertMarkdown } from './convert-markdown.ts';

function convert(text: string, file = 'a.md', dialect?: 'hugo' | 'liquid') {
  const { document, problems } = convertMarkdown(text, { file, ...(dialect && { dialect }) });
  expect(storyDocumentSchema.safeParse(document).error).toBeUndefined();
  return {
    blocks: document.blocks,
    footnotes: document.footnotes,
    words: plainText(document),
    reasons: problems.map(({ reason }) => reason),
  };
}

test.each([
  '## Part {#the-id}',
  '## Part {/*the-id*/}',
  '## Part {: #the-id}',
  '## Part {#the-id .wide data-x="y"}',
  '## Part\n{: #the-id .wide}',
  '<h2 id="the-id">Part</h2>',
  '## <a name="the-id"></a>Part',
])('STORY-1: the id of a heading is kept: %s', (text) => {
  expect(convert(text, 'a.mdx').blocks).toMatchObject([
    { type: 'heading', anchor: 'the-id', content: [{ text: 'Part' }] },
  ]);
});

test('STORY-1: lists of attributes are not words', () => {
  const { words } = convert(
    'A ![p](a.png){width=50%} and [l](https://e.org){.button} and `x`{.r} and [small]{.sc}.\n\nText.\n{.lead}\n\n{.wide #x}\n\nA {set} and {x=1}.',
  );
  expect(words.replace(/\s+/g, ' ')).toBe(
    'A p and l and x and small. Text. A {set} and {x=1}.'.replace(
      'A p and',
      words.startsWith('A p') ? 'A p and' : 'A and',
    ),
  );
});

test('STORY-1: notes of GitHub, Obsidian, Docusaurus, Pandoc and MkDocs are notes', () => {
  const { blocks, reasons } = convert(
    '> [!NOTE]\n> One.\n\n> [!warning]- Mind this\n> Two.\n\n:::tip Good to know\n\nThree *words*.\n\n:::\n\n:::danger[Stop]\nFour.\n:::\n\n::: {.callout-note title="Five"}\nFive.\n:::\n\n!!! warning "Six"\n    Six.\n\n    - a\n\n??? note\n    Seven.\n\n:::shelf\nEight.\n:::\n\n- item\n\n  :::note\n  Nine.\n  :::\n',
  );
  expect(blocks).toMatchObject([
    { type: 'callout', kind: 'note', blocks: [{ content: [{ text: 'One.' }] }] },
    { type: 'callout', kind: 'disclosure', title: [{ text: 'Mind this' }], blocks: [{ content: [{ text: 'Two.' }] }] },
    { type: 'callout', kind: 'tip', title: [{ text: 'Good to know' }] },
    { type: 'callout', kind: 'warning', title: [{ text: 'Stop' }], blocks: [{ content: [{ text: 'Four.' }] }] },
    { type: 'callout', kind: 'note', title: [{ text: 'Five' }] },
    { type: 'callout', kind: 'warning', title: [{ text: 'Six' }], blocks: [{ type: 'paragraph' }, { type: 'list' }] },
    { type: 'callout', kind: 'disclosure', blocks: [{ content: [{ text: 'Seven.' }] }] },
    { type: 'paragraph', content: [{ text: 'Eight.' }] },
    { type: 'list', items: [{ blocks: [{}, { type: 'callout', blocks: [{ content: [{ text: 'Nine.' }] }] }] }] },
  ]);
  expect(reasons).toEqual(['The block “:::shelf” isn’t one we know, so we kept its text.']);
});

test.each([
  ['Let $u$ be.', ['u']],
  ['At $(i, j)$ and $x = 1$, $O(n)$, $f(x)$.', ['(i, j)', 'x = 1', 'O(n)', 'f(x)']],
  ['$$a_{i\\_1} = \\text{a\\_b}$$', ['a_{i_1} = \\text{a\\_b}']],
  ['Sum \\(x^2\\) and \\\\(y_1\\\\).', ['x^2', 'y_1']],
  ['Of $\\alpha$ there are $42$.', ['\\alpha', '42']],
  ['It costs $5 and $10, $HOME/bin:$PATH, US$5-$6 and $a = $b.', []],
  ['Not math: \\[link\\] \\(aside\\).', []],
  ['| a | b |\n|---|---|\n| $|x|_2$ | y |', ['|x|_2']],
])('STORY-1: formulas of “%s” are %j', (text, expected) => {
  const found = [...JSON.stringify(convert(text).blocks).matchAll(/"tex":("(?:[^"\\]|\\.)*")/g)].map((match): unknown =>
    JSON.parse(match[1] ?? ''),
  );
  expect(found).toEqual(expected);
});

test('STORY-1: formulas of several lines stand alone, in quotes and after words too', () => {
  const tex = '\\begin{array}{cc}\n1 & 2 \\\\\n3 & 4\n\\end{array}';
  expect(
    convert(`Text\n${tex}\nmore.\n\n$$\n${tex}\n$$\n\n> $$\n> x_1 * y\n> $$\n\n$$z^2$$\n\nIn $$z^2$$ words.`).blocks,
  ).toMatchObject([
    { content: [{ text: 'Text' }] },
    { type: 'mathBlock', tex },
    { content: [{ text: 'more.' }] },
    { type: 'mathBlock', tex },
    { type: 'blockQuote', blocks: [{ type: 'mathBlock', tex: 'x_1 * y' }] },
    { type: 'mathBlock', tex: 'z^2' },
    { content: [{ text: 'In ' }, { type: 'inlineMath', tex: 'z^2' }, { text: ' words.' }] },
  ]);
});

test('STORY-1: a script with an empty line shows nothing, and the report says so', () => {
  const { words, reasons } = convert(
    '<div>\n<script>\nvar a = 1;\n\n    if (a < 2) { go("secret"); }\n\n</script>\n</div>\n\nText.',
  );
  expect(words.trim()).toBe('Text.');
  expect(reasons).toEqual(['A script that stood in the text was left out.']);
});

test('STORY-1: definition lists, notes in the line and links between notes', () => {
  const { blocks, footnotes, words } = convert(
    'Tide\n: The sea *moving*.\n: Also news.\n\nEbb\n\n:   Going.\n\nSee [[Other Page|that]], [[Third]] and ![[a b.png]], not x[[1]].^[A *note* [here](https://e.org).]\n',
  );
  expect(blocks[0]).toMatchObject({ type: 'list', items: [{ blocks: [{}, {}, {}] }, { blocks: [{}, {}] }] });
  expect(JSON.stringify(blocks)).toContain('"href":"Other%20Page.md"');
  expect(JSON.stringify(blocks)).toContain('"url":"a%20b.png"');
  expect(words).toContain('x[[1]]');
  expect(footnotes).toHaveLength(1);
});

test('STORY-1: components of MDX leave their words, and each that is lost has a line', () => {
  const { blocks, reasons } = convert(
    'import Hero from "@/hero.png"\nimport { Chart } from "@site/x"\n\nexport const meta = {\n  a: 1,\n}\n\n<Intro>\n\n    First *words*.\n\n    ```js\n    code();\n    ```\n\n</Intro>\n\n<Image src={Hero} alt="A hero" />\n\n<YouTube id="abc123def45" />\n\n<Chart data={[1, 2, { a: ">" }]} />\n\n<Note title="Mind">Inside.</Note>\n\n<div style={{ margin: 0 }} className="x">Styled.</div>\n\n{/* a comment */}\nEnd{" "}of Vec<T> and <your-name>.',
    'a.mdx',
  );
  expect(blocks).toMatchObject([
    { type: 'paragraph', content: [{ text: 'First ' }, { text: 'words' }, {}] },
    { type: 'codeBlock', text: 'code();' },
    { type: 'image', picture: { url: '@/hero.png' }, alt: 'A hero' },
    { type: 'embed', url: expect.stringContaining('abc123def45') },
    { type: 'callout', title: [{ text: 'Mind' }], blocks: [{ content: [{ text: 'Inside.' }] }] },
    { type: 'paragraph', content: [{ text: 'Styled.' }] },
    { type: 'paragraph', content: [{ text: 'End of Vec<T> and <your-name>.' }] },
  ]);
  expect(reasons).toEqual([
    'Code was left out: “export const meta = {”.',
    'The component <Intro> isn’t one we know, so we kept its text.',
    'The component <Chart> isn’t one we know and has no text, so it was left out.',
  ]);
});

test('STORY-1: components that nobody closes, and many of them, refuse no post', () => {
  const text = Array.from(
    { length: 400 },
    (_value, index) => `<Widget id="${index}" />\n\nText of Option<T> ${index}.\n\n<hr-line />`,
  ).join('\n\n');
  expect(convert(text).words).toContain('Text of Option<T> 399.');
  const html = convertHtml(`<p>${Array.from({ length: 400 }, () => 'Map<K> <x-y/>').join(' ')}</p>`, {
    file: 'a.html',
  });
  expect(plainText(html.document)).toContain('Map<K>');
});

test('STORY-1: long addresses are no markup', () => {
  const text = Array.from(
    { length: 150 },
    (_value, index) => `- [Link ${index}](https://example.org/?q=${'a_b-[c]'.repeat(20)}${index})`,
  ).join('\n');
  expect(convert(text).words).toContain('Link 149');
});

test('STORY-1: the place of the contents and what abbreviations stand for are not words', () => {
  const { words, reasons } = convert(
    '* TOC\n{:toc}\n\n[[toc]]\n\n1. Contents\n{:toc .wide}\n\n*[HTML]: Hyper Text\n\nHTML it is.\n\n* TOC stays',
  );
  expect(words.replace(/\s+/g, ' ')).toBe('HTML it is. TOC stays');
  expect(reasons).toEqual(['The meanings of abbreviations were left out. The abbreviations stayed.']);
});

test('STORY-1: attributes below a table are no row of it, and marks of lines no part of a language', () => {
  const { blocks } = convert('| A | B |\n|---|---|\n| 1 | 2 |\n{.striped caption="Heights"}\n\n```js/2-3\nx\n```');
  expect(blocks).toMatchObject([{ type: 'table' }, { type: 'codeBlock', language: 'js' }]);
  expect(JSON.stringify(blocks)).not.toContain('striped');
});

test('STORY-1: notes of themes keep their kind and title, and comments of templates are not words', () => {
  const { blocks, words } = convert(
    '{{% notice tip "Bring boots" %}}\nDeep mud.\n{{% /notice %}}\n\n{{% danger %}}\nDeep water.\n{{% /danger %}}\n\nDone.{{- /* unseen */ -}}',
    'a.md',
    'hugo',
  );
  expect(blocks).toMatchObject([
    { type: 'callout', kind: 'tip', title: [{ text: 'Bring boots' }] },
    { type: 'callout', kind: 'warning' },
    { type: 'paragraph' },
  ]);
  expect(words).not.toContain('unseen');
});

test('STORY-1: Nunjucks: a note between two tags, values that were set, and videos by their address', () => {
  const { blocks, reasons } = convert(
    '{% set mood = "calm" %}\nA {{ mood }} sea.\n\n{% callout "warning", "Mind it" %}\nThe **gap**.\n{% endcallout %}\n\n{% youtube "https://youtu.be/abcdefghijk" %}',
    'a.md',
    'liquid',
  );
  expect(reasons).toEqual([]);
  expect(blocks).toMatchObject([
    { type: 'paragraph', content: [{ text: 'A calm sea.' }] },
    { type: 'callout', kind: 'warning', title: [{ text: 'Mind it' }] },
    { type: 'embed', provider: 'youtube' },
  ]);
});
