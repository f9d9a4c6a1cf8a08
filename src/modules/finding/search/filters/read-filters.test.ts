import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadFilter } from './filter.ts';
import { filterConditions } from './filter-conditions.ts';
import { readFacetFilters, readNumericFilters } from './read-filter-lists.ts';
import { readFilters } from './read-filters.ts';

const show = (text: string) => {
  const { facets, numbers } = filterConditions(readFilters(text));
  return { facets: facets.join(' & '), numbers };
};

describe('SEARCH-2: the grammar of filters', () => {
  test.each([
    ['', '', null],
    ['tags:rust', "('=tags:rust')", null],
    ['tags:"two words"', "('=tags:two words')", null],
    [`tags:'it\\'s'`, `('=tags:it''s')`, null],
    ['NOT tags:a AND tags:b', "(!'=tags:a') & ('=tags:b')", null],
    ['(tags:a OR tags:b) AND (tags:c OR NOT tags:d)', "('=tags:a' | '=tags:b') & ('=tags:c' | !'=tags:d')", null],
    ['tags:a OR tags:b OR tags:c', "('=tags:a' | '=tags:b' | '=tags:c')", null],
    ['((tags:a))', "('=tags:a')", null],
    ['postCount >= 1 AND postCount<5', '', '(($."postCount" >= 1)) && (($."postCount" < 5))'],
    ['n:1 TO 3', '', '(($."n" >= 1 && $."n" <= 3))'],
    ['NOT n != -2.5', '', '((!($."n" != -2.5)))'],
    ['peopleType:AUTHOR AND n=3', "('=peopletype:author')", '(($."n" == 3))'],
    ['ORANGE:AND', "('=orange:and')", null],
  ])('%s', (text, facets, numbers) => {
    expect(show(text)).toEqual({ facets, numbers });
  });

  test.each([
    'tags:a AND',
    'AND tags:a',
    '(tags:a',
    'tags:a)',
    '(tags:a AND tags:b) OR tags:c',
    'NOT (tags:a)',
    'a:1 OR n>3',
    'tags:a tags:b',
    '"',
  ])('refuses %s', (text) => {
    expect(() => readFilters(text)).toThrow(BadFilter);
  });

  test('lists: all must hold, and of an inner list one', () => {
    const of = (given: unknown) => filterConditions(readFacetFilters(given)).facets.join(' & ');
    expect(of(['tags:a', ['tags:b', 'tags:-c'], '-tags:d'])).toBe(
      "('=tags:a') & ('=tags:b' | !'=tags:c') & (!'=tags:d')",
    );
    expect(of('["tags:a",["tags:b"]]')).toBe("('=tags:a') & ('=tags:b')");
    expect(of('tags:a')).toBe("('=tags:a')");
    expect(filterConditions(readNumericFilters('a>1,b<=2')).numbers).toBe('(($."a" > 1)) && (($."b" <= 2))');
    expect(() => readFacetFilters([1])).toThrow(BadFilter);
    expect(() => readNumericFilters(['a'])).toThrow(BadFilter);
  });

  test('whatever is written is read or refused, and never gets out of its quotes', () => {
    const pieces = fc.constantFrom(
      'tags:a',
      ' AND ',
      ' OR ',
      'NOT ',
      '(',
      ')',
      "'",
      '"',
      '\\',
      ':',
      '>=',
      '1',
      ' TO ',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        try {
          for (const term of filterConditions(readFilters(parts.join(''))).facets) {
            expect(term).toMatch(/^\((?:!?'(?:[^'\\]|''|\\\\)*'(?: \| )?)+\)$/);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(BadFilter);
        }
      }),
    );
  });
});
