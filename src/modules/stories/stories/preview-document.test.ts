import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryStory } from '#shared/story/arbitrary-story.ts';
import { plainText } from '#shared/story/plain-text.ts';
import type { Block } from '#shared/story/story-document.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { previewDocument } from './preview-document.ts';

const words = (count: number): string => 'word '.repeat(count).trim();
const texts = (...lengths: readonly number[]) => storyDocument(...lengths.map((count) => paragraph(words(count))));

test('rule 9: the first fifth, at most three blocks and 1,200 characters', () => {
  const free = (document = texts()) => previewDocument(document).blocks.length;
  expect(free(texts(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)), 'a fifth of ten equal ones').toBe(2);
  expect(free(texts(...Array.from({ length: 40 }, () => 10))), 'at most three').toBe(3);
  expect(free(texts(100, 100, 100, ...Array.from({ length: 40 }, () => 100))), 'at most 1,200 characters').toBe(2);
  const [only] = previewDocument(texts(2_000, 1)).blocks;
  expect(only && plainText(storyDocument(only)).length).toBeLessThanOrEqual(1_201);
});

test('STORY-3: a story of one long block gives a fifth of it away, and not the whole', () => {
  const shown = (...blocks: readonly Block[]): number => plainText(previewDocument(storyDocument(...blocks))).length;
  const [only] = previewDocument(texts(168)).blocks;
  expect(only && plainText(storyDocument(only))).toMatch(/^(word )+word…$/);
  expect(shown(paragraph(words(168))), 'one paragraph of 839 characters').toBeLessThanOrEqual(169);
  const entries = Array.from({ length: 22 }, (_none, index) => ({ blocks: [paragraph(`Entry ${index} of a list`)] }));
  const list = { type: 'list', id: 'entries', ordered: false, items: entries } as const;
  expect(shown(list), 'a list of 22 entries').toBeLessThanOrEqual(plainText(storyDocument(list)).length / 5);
  expect(shown(list)).toBeGreaterThan(0);
  const code = {
    type: 'codeBlock',
    id: 'code',
    text: Array.from({ length: 40 }, () => 'const x = 1;').join('\n'),
  } as const;
  expect(shown(code, paragraph(words(4))), '40 lines of code').toBeLessThanOrEqual(
    plainText(storyDocument(code)).length / 5 + 5,
  );
  expect(shown(code)).toBeGreaterThan(0);
  const quote = { type: 'pullQuote', id: 'quote', content: [{ type: 'text', text: words(100) }] } as const;
  expect(previewDocument(storyDocument(quote)).blocks, 'what cannot be cut is held back').toEqual([]);
});

test('the break that the author placed decides, wherever it stands; one that is gone is none', () => {
  const document = texts(50, 50, 50, 50, 50, 50);
  const at = (index: number): string => document.blocks[index]?.id ?? '';
  expect(previewDocument(document, at(5)).blocks).toEqual(document.blocks.slice(0, 5));
  expect(previewDocument(document, at(0)).blocks).toEqual([]);
  expect(previewDocument(document, 'gone')).toEqual(previewDocument(document));
});

test('no footnote and no reference to one is in it, however deep it stands', () => {
  fc.assert(
    fc.property(arbitraryStory(fc.string()), fc.nat(), (document, place) => {
      const breakId = document.blocks[place % Math.max(document.blocks.length, 1)]?.id ?? null;
      for (const preview of [previewDocument(document), previewDocument(document, breakId)]) {
        expect(preview.footnotes).toEqual([]);
        expect(JSON.stringify(preview)).not.toContain('"footnoteReference"');
      }
    }),
    { numRuns: 60 },
  );
});
