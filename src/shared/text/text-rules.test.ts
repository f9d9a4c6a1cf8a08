import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countCharacters } from './character-counter.ts';
import { slugify, slugifyAnyScript } from './slugify.ts';
import { truncateText } from './truncate-text.ts';

describe('CORE-12: slug', () => {
  test.each([
    ['A Walk in the Rain', 'a-walk-in-the-rain'],
    ['  Crème brûlée — à la carte! ', 'creme-brulee-a-la-carte'],
    ['Straße & Smørrebrød', 'strasse-smorrebrod'],
    ['What’s new in C++?', 'whats-new-in-c'],
    ['state-of-the-art', 'state-of-the-art'],
    ['日本語のタイトル', ''],
    ['日本語 and English', 'and-english'],
    ['', ''],
  ])('CORE-12: %s becomes %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  test('CORE-12: is made of lower-case words, fits, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 1, max: 80 }), (title, limit) => {
        const slug = slugify(title, limit);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(limit);
        expect(slugify(slug, limit)).toBe(slug);
      }),
    );
    expect(slugify('one two three', 9)).toBe('one-two');
    expect(slugify('one two three', 7)).toBe('one-two');
  });

  test('CORE-12: names that must not be empty keep the letters of every script', () => {
    expect(slugifyAnyScript('Machine Learning')).toBe('machine-learning');
    expect(slugifyAnyScript('機械 学習')).toBe('機械-学習');
    expect(slugifyAnyScript('Café')).toBe('cafe');
    expect(slugifyAnyScript('हिन्दी')).toBe('हिन्दी');
  });

  test.each([
    ['C', 'c'],
    ['C++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['F♯', 'f-sharp'],
    ['.NET', 'dot-net'],
    ['ASP.NET Core', 'asp-dot-net-core'],
    ['Node.js', 'nodejs'],
    ['C++20', 'c-plus-plus-20'],
    ['Notepad++', 'notepad-plus-plus'],
    ['日本語 C++', '日本語-c-plus-plus'],
    ['#hashtag', 'hashtag'],
    ['Issue #5', 'issue-5'],
    ['R&B', 'rb'],
  ])('CORE-12: the tag %s is %s', (tag, slug) => {
    expect(slugifyAnyScript(tag)).toBe(slug);
    expect(slugifyAnyScript(slug)).toBe(slug);
  });
});

describe('CORE-12: truncation', () => {
  test.each([
    ['The quick brown fox', 19, 'The quick brown fox'],
    ['The quick brown fox', 13, 'The quick…'],
    ['The quick brown fox', 9, 'The quick…'],
    ['The quick, brown fox', 12, 'The quick…'],
    ['Antidisestablishment', 5, 'Antid…'],
    ['長い日本語の文章です。', 6, '長い日本語の…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
  ])('CORE-12: %s cut at %i is %s', (text, length, cut) => {
    expect(truncateText(text, length)).toBe(cut);
  });

  test('CORE-12: never longer than asked for, but for the ellipsis', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20 }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
        const cut = truncateText(text, limit);
        expect(cut.length).toBeLessThanOrEqual(limit + 1);
        expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

test('CORE-12: the counter shows count/limit and knows when it is over', () => {
  expect(countCharacters('abc', 3)).toEqual({ count: 3, text: '3/3', isOver: false });
  expect(countCharacters('abcd', 3)).toEqual({ count: 4, text: '4/3', isOver: true });
  expect(countCharacters('👩‍👩‍👧‍👦é', 280).count).toBe(2);
});
