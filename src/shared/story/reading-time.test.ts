import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';
import { excerpt, plainText } from './plain-text.ts';
import { readingMinutes, secondsForImages } from './reading-time.ts';
import type { Table } from './story-document.ts';
import { heading, paragraph, storyDocument } from './story-document.build.ts';

test('rule 5: 265 words a minute, at least one minute', () => {
  expect(readingMinutes(storyDocument(paragraph('word '.repeat(2_650))))).toBe(10);
  expect(readingMinutes(storyDocument(paragraph('word')))).toBe(1);
});

test('rule 5: 500 characters a minute in Chinese, Japanese and Korean', () => {
  expect(readingMinutes(storyDocument(paragraph('字'.repeat(2_000))), 'zh')).toBe(4);
});

test('rule 5: 12 seconds for the first image, falling by one to 3', () => {
  expect([0, 1, 2, 10, 11].map(secondsForImages)).toEqual([0, 12, 23, 75, 78]);
});

test('words are counted in scripts with and without spaces', () => {
  expect(countWords("It's a well-known fact: 3.14, isn’t it?")).toBe(7);
  expect(countWords('ओपन सोर्स में योगदान', 'hi')).toBe(4);
  expect(countWords('私は学生です', 'ja')).toBeGreaterThan(2);
  expect(countWords('', 'not a language')).toBe(0);
});

test('an excerpt takes whole words of the paragraphs, at most 280 characters', () => {
  const document = storyDocument(heading(1, 'Title'), paragraph('Some words, '.repeat(50)));
  const short = excerpt(document);
  expect(short.length).toBeLessThanOrEqual(280);
  expect(short).toMatch(/^Some words, .*(?:words|Some)…$/);
  expect(excerpt(storyDocument(paragraph('Short.')))).toBe('Short.');
  expect(plainText(document)).toMatch(/^Title\n\nSome words/);
});

test('an excerpt leaves out cells of tables, and formulas longer than a letter', () => {
  const cell = (words: string) => ({ content: [paragraph(words)] });
  const table: Table = { type: 'table', id: 'table001', headerRows: 0, rows: [[cell('Name'), cell('Years')]] };
  const formula = paragraph('Let ', { type: 'inlineMath', tex: 'x' }, ' be ', {
    type: 'inlineMath',
    tex: '\\frac{a}{b}',
  });
  expect(excerpt(storyDocument(table, formula, paragraph('Then.')))).toBe('Let x be … Then.');
  expect(excerpt(storyDocument(table))).toBe('Name Years');
});
