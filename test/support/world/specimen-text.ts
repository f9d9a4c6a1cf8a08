import { bulletList, paragraph, text } from '#shared/story/story-document.build.ts';
import type { Block, Inline } from '#shared/story/story-document.ts';

const cell = (content: string, isHeader = false) => ({
  content: [paragraph(content)],
  ...(isHeader && { header: true }),
});

const everyMark: readonly (string | Inline)[] = [
  text('strong', { type: 'strong' }),
  ' ',
  text('emphasis', { type: 'emphasis' }),
  ' ',
  text('underline', { type: 'underline' }),
  ' ',
  text('strike', { type: 'strike' }),
  ' ',
  text('highlight', { type: 'highlight' }),
  ' H',
  text('2', { type: 'subscript' }),
  'O, e',
  text('2', { type: 'superscript' }),
  ' ',
  text('Ctrl', { type: 'keyboard' }),
  ' ',
  text('code()', { type: 'code' }),
  ' and ',
  text('a link elsewhere', { type: 'link', href: 'https://elsewhere.example/page' }),
  { type: 'footnoteReference', footnoteId: 'note1' },
  ' with ',
  { type: 'inlineMath', tex: 'e^{i\\pi}+1=0' },
  { type: 'lineBreak' },
  'after a break.',
];

/** Every block made of words. */
export const textBlocks: readonly Block[] = [
  paragraph(...everyMark),
  { type: 'blockQuote', id: 'quote1', blocks: [paragraph('A quoted thought.'), paragraph('In two paragraphs.')] },
  { type: 'pullQuote', id: 'pull1', content: [text('Pulled from the text.')], attribution: [text('The author')] },
  {
    type: 'codeBlock',
    id: 'code1',
    language: 'typescript',
    text: 'const answer: number = 42; // a comment that is long enough to run past the measure of a narrow telephone screen\nexport { answer };',
    caption: [text('Code with a caption')],
  },
  { type: 'codeBlock', id: 'code2', text: 'no language at all' },
  { type: 'mathBlock', id: 'math1', tex: '\\int_0^1 x^2\\,dx = \\frac{1}{3}' },
  bulletList('One thing', 'Another thing'),
  {
    type: 'list',
    id: 'list2',
    ordered: true,
    start: 3,
    items: [{ blocks: [paragraph('Third'), bulletList('Nested')] }, { blocks: [paragraph('Fourth')] }],
  },
  {
    type: 'list',
    id: 'list3',
    ordered: false,
    items: [
      { blocks: [paragraph('Done')], checked: true },
      { blocks: [paragraph('To do')], checked: false },
    ],
  },
  {
    type: 'table',
    id: 'table1',
    caption: [text('A table with a caption')],
    headerRows: 1,
    rows: [
      [cell('Year', true), cell('Yield', true), cell('Weather', true), cell('Notes', true)],
      [cell('1994'), cell('12 t'), cell('Wet'), cell('A long remark that makes the table wider than a telephone')],
      [cell('1995'), cell('15 t'), cell('Dry'), cell('Unremarkable')],
    ],
  },
  { type: 'callout', id: 'call1', kind: 'note', title: [text('Note')], blocks: [paragraph('A note.')] },
  { type: 'callout', id: 'call2', kind: 'tip', blocks: [paragraph('A tip.')] },
  { type: 'callout', id: 'call3', kind: 'warning', title: [text('Take care')], blocks: [paragraph('A warning.')] },
  { type: 'callout', id: 'call4', kind: 'disclosure', title: [text('Open me')], blocks: [paragraph('Hidden words.')] },
  { type: 'separator', id: 'line1' },
  { type: 'paragraph', id: 'rtl1', direction: 'rtl', content: [text('فقرة من اليمين إلى اليسار.')] },
];
