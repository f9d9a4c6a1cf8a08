import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '#shared/story/plain-text.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { buildImportedStory } from '../test-support/build-imported-story.ts';
import { convertBody } from './convert-body.ts';
import { expandShortcodes } from './shortcodes/expand-shortcodes.ts';
import { UnreadableTextError } from './unreadable-text-error.ts';

function convert(
  text: string,
  format: 'markdown' | 'html',
  dialect: 'plain' | 'liquid' | 'hugo' | 'wordpress' = 'plain',
) {
  return convertBody(buildImportedStory({ body: { text, format, dialect } }));
}

test.each([
  ['elements inside each other', '<div>'.repeat(100_000), 'html'],
  ['quotes inside each other', `${'> '.repeat(5_000)}x`, 'markdown'],
  [
    'lists inside each other',
    Array.from({ length: 3_000 }, (_none, level) => `${' '.repeat(level * 2)}- x`)
      .join('\n')
      .slice(0, 1_500_000),
    'markdown',
  ],
  ['open brackets', '['.repeat(100_000), 'markdown'],
  ['open stars', '*'.repeat(50_000), 'markdown'],
  ['emphasis inside each other', '<b>'.repeat(50_000), 'html'],
  ['brackets and stars', '[a](<b**c_'.repeat(20_000), 'markdown'],
  ['references to notes', `${'[^a]'.repeat(20_000)}\n\n[^a]: x`, 'markdown'],
  ['items of a list', '- item\n'.repeat(40_000), 'markdown'],
  ['rows of a table', `| a |\n|---|\n${'| x |\n'.repeat(40_000)}`, 'markdown'],
  ['cells', `<table>${'<tr><td>1<td>2'.repeat(40_000)}`, 'html'],
  ['three megabytes', 'word '.repeat(700_000), 'markdown'],
] as const)('%s are refused in a sentence', (_name, text, format) => {
  expect(() => convert(text, format)).toThrow(UnreadableTextError);
});

test('equal paragraphs have ids of their own without a search for each', () => {
  const { document } = convert('Same words.\n\n'.repeat(1_900), 'markdown');
  expect(new Set(document.blocks.map((block) => block.id)).size).toBe(1_900);
});

/** Processor time of reading so many shortcodes in one line, in microseconds: the least of three, whatever else runs. */
function costOfShortcodes(count: number): number {
  const text = `${'{{< note >}}'.repeat(count)}x${'{{< ref "a" >}}'.repeat(count)}`;
  const costs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    expect(expandShortcodes(text, { file: 'a.md', dialect: 'hugo' }).text).toContain('x');
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...costs);
}

test('a text of tens of thousands of shortcodes is read in its length, not in its square', () => {
  costOfShortcodes(1_000);
  // Eight times the text is eight times the work; in its square it would be sixty-four times.
  expect(costOfShortcodes(20_000) / costOfShortcodes(2_500)).toBeLessThan(20);
});

test('any text becomes a valid document', () => {
  const piece = fc.constantFrom(
    '<div>',
    '</div>',
    '<p markdown="1">',
    '{{< note >}}',
    '{{< /note >}}',
    '{% image "a" %}',
    '[caption]',
    '[/caption]',
    '$$',
    '```',
    '`',
    '> ',
    '\n',
    '\n\n',
    '- ',
    '[^1]',
    '[^1]: ',
    '<table><td>',
    '<svg>',
    '<a href="#x">',
    '![',
    '](',
    'word',
    ' ',
    '|',
    '#',
    '\u0000',
    '<!--',
    '<iframe src="x">',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 30 }),
      fc.constantFrom('plain', 'liquid', 'hugo', 'wordpress'),
      fc.constantFrom('markdown', 'html'),
      (pieces, dialect, format) => {
        const { document } = convert(pieces.join(''), format, dialect);
        expect(storyDocumentSchema.safeParse(document).error).toBeUndefined();
      },
    ),
    { numRuns: 300 },
  );
});

test('plain words in plain paragraphs come out as they went in', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,5}$/), { minLength: 1, maxLength: 6 }),
      (paragraphs) => {
        expect(plainText(convert(paragraphs.join('\n\n'), 'markdown').document)).toBe(paragraphs.join('\n\n'));
      },
    ),
  );
});
