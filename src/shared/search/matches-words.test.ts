import { expect, test } from 'vitest';
import { matchesWords, wantedWords } from './matches-words.ts';

test.each([
  ['cafe ang', 'Café life in Ångström', true],
  ['life cafe', 'Café life in Ångström', true],
  ['cafe berlin', 'Café life in Ångström', false],
  ['rust', 'Trust and REST', false],
  ['oversoul', 'The Over-Soul', true],
  ['tell tale heart', 'The Telltale Heart', true],
  ['c#', 'C and C++', false],
  ['人工', '人工智能的历史', true],
])('%s in %s', (query, text, isThere) => {
  expect(matchesWords(text, wantedWords(query))).toBe(isThere);
});

test('signs want nothing, and what is long is cut', () => {
  expect(wantedWords('?! …')).toEqual([]);
  expect(wantedWords(Array.from({ length: 50 }, (_item, index) => `w${index}`).join(' '))).toHaveLength(10);
});
