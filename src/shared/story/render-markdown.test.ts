import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { arbitraryStory } from './arbitrary-story.ts';
import { renderMarkdown } from './render-markdown.ts';
import { heading, paragraph, storyDocument, text } from './story-document.build.ts';
import type { StoryDocument } from './story-document.ts';

const options = { imagePath: (id: string) => `../images/${id}.webp` };
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

test('a story as Markdown: blocks, marks, pictures, footnotes', () => {
  const document: StoryDocument = {
    version: 1,
    blocks: [
      heading(1, 'A *start*'),
      paragraph('1. No list, ', text('strong ', { type: 'strong' }), text('a`b', { type: 'code' }), {
        type: 'footnoteReference',
        footnoteId: 'f1',
      }),
      { id: 'p002', type: 'paragraph', content: [text('link', { type: 'link', href: 'https://a.example/(x)?q=<1>' })] },
      {
        id: 'l001',
        type: 'list',
        ordered: false,
        items: [{ checked: true, blocks: [paragraph('One'), paragraph('More')] }, { blocks: [paragraph('Two')] }],
      },
      { id: 'c001', type: 'codeBlock', language: 'js', text: 'a\n```\nb' },
      {
        id: 'i001',
        type: 'image',
        picture: { kind: 'stored', imageId: 'abc', width: 1, height: 1 },
        alt: 'A [b]',
        layout: 'inset',
      },
      { id: 'b001', type: 'blockQuote', blocks: [paragraph('Said.')] },
      { id: 's001', type: 'separator' },
    ],
    footnotes: [{ id: 'f1', blocks: [paragraph('The note.')] }],
  };
  expect(renderMarkdown(document, options)).toBe(`## A \\*start\\*

1\\. No list, **strong** \`\`a\`b\`\`[^f1]

[link](<https://a.example/(x)?q=%3C1%3E>)

- [x] One

  More
- Two

\`\`\`\`js
a
\`\`\`
b
\`\`\`\`

![A \\[b\\]](<../images/abc.webp>)

> Said.

---

[^f1]: The note.
`);
});

type Node = { readonly type: string; readonly value?: string; readonly children?: readonly Node[] };
const words = (node: Node): string => (node.value ?? '') + (node.children ?? []).map(words).join('');

test('no letters of a text are taken for signs', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'ab1 *_`[]()<>#+-.!|~$&;\\^={}:'),
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(letters, (given) => {
      const value = given.replace(/\s+/g, ' ').trim();
      fc.pre(value !== '');
      const tree = parser.parse(renderMarkdown(storyDocument(paragraph(value)), options)) as Node;
      expect(tree.children?.map(({ type }) => type)).toEqual(['paragraph']);
      expect(words(tree)).toBe(value);
    }),
  );
});

test('every story gives Markdown that can be read', () => {
  fc.assert(
    fc.property(arbitraryStory(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })), (document) => {
      expect(() => parser.parse(renderMarkdown(document, options))).not.toThrow();
    }),
    { numRuns: 30 },
  );
});

test('a separator of lines inside a text begins no line of Markdown', () => {
  const odd = 'One\u2028two\u2029three';
  const code: StoryDocument['blocks'][number] = { id: 'c001', type: 'codeBlock', text: odd };
  const document = storyDocument(
    { id: 'b001', type: 'blockQuote', blocks: [paragraph(odd)] },
    { id: 'l001', type: 'list', ordered: false, items: [{ blocks: [code] }] },
  );
  expect(renderMarkdown(document, options)).toBe(`> ${odd}\n\n- \`\`\`\n  ${odd}\n  \`\`\`\n`);
});
