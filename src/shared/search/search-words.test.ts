import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { markWords } from './mark-words.ts';
import { searchWords } from './search-words.ts';
import { snippetOf } from './snippet.ts';

const words = (text: string) => searchWords(text).map(({ word }) => word);
const whole = (...all: string[]) => all.map((typed) => ({ typed, whole: new Set([typed]), prefix: null }));

describe('words as search knows them', () => {
  test.each([
    ['Café Ångström', ['cafe', 'angstrom']],
    ['Straße, Łódź & Smørrebrød', ['strasse', 'lodz', 'smorrebrod']],
    ["don't l'amour O’Brien 'quoted'", ['dont', 'l', 'amour', 'o', 'brien', 'quoted']],
    ['Node.js 24 — C++', ['node', 'js', '24', 'c++']],
    ['C#, F# and C: c++17, Notepad++.', ['c#', 'f#', 'and', 'c', 'c++', '17', 'notepad++']],
    ['a++b, C#sharp and #rust', ['a', 'b', 'c', 'sharp', 'and', 'rust']],
    ['人工智能', ['人工', '工智', '智能']],
    ['Rust言語入門 2', ['rust', '言語', '語入', '入門', '2']],
    ['한국어', ['한국', '국어']],
    ['ＦＵＬＬ ｗｉｄｔｈ', ['full', 'width']],
    ['हिन्दी', ['हिन्दी']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test('every word stands where it says, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let before = 0;
        for (const { word, start, end } of searchWords(text)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(word).not.toBe('');
          expect(foldText(word)).toBe(word);
          before = start;
        }
      }),
    );
  });
});

describe('what was searched for is marked', () => {
  const show = (text: string, matchers: Parameters<typeof markWords>[1]) =>
    markWords(text, matchers)
      .parts.map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('');

  test('whole words, beginnings, and runs of signs as one', () => {
    expect(show('A Café and a cafeteria', whole('cafe'))).toBe('A [Café] and a cafeteria');
    expect(show('A Café and a cafétéria', [{ typed: 'cafe', whole: new Set(['cafe']), prefix: 'cafe' }])).toBe(
      'A [Café] and a [café]téria',
    );
    expect(show('从人工智能开始', whole('人工', '工智', '智能'))).toBe('从[人工智能]开始');
  });

  test('the parts put together are the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1, maxLength: 2 }), (text, typed) => {
        const { parts } = markWords(text, [{ typed, whole: new Set(words(text)), prefix: typed }]);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });

  test('a snippet stands where most of it stands together', () => {
    const text = `${'far away '.repeat(30)}the small engine of paper ${'and so on '.repeat(30)}engine`;
    const shown = snippetOf(text, whole('engine', 'paper'), 10)
      .parts.map((part) => part.text)
      .join('');
    expect(shown).toContain('engine of paper');
    expect(shown.startsWith('…') && shown.endsWith('…')).toBe(true);
    expect(snippetOf('Short.', whole('none'), 10)).toEqual({
      parts: [{ text: 'Short.', isMatch: false }],
      matched: [],
    });
  });
});
