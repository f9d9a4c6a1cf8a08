import { describe, expect, test } from 'vitest';
import { domainAndParents, readTypedDomain } from './domain-names.ts';

describe('a domain is read from whatever somebody typed', () => {
  test.each([
    [' *.Spam.example ', 'spam.example'],
    ['.spam.example', 'spam.example'],
    ['@spam.example', 'spam.example'],
    ['ada@spam.example', 'spam.example'],
    ['https://www.Casino.example/win?me=1#x', 'casino.example'],
    ['casino.example:8443', 'casino.example'],
    ['casino.example.', 'casino.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['a_b.example', 'a_b.example'],
    ['com', undefined],
    ['%', undefined],
    ['', undefined],
    ['192.0.2.1', undefined],
    [`${'a'.repeat(60)}.`.repeat(5) + 'example', undefined],
  ])('%s', (typed, domain) => {
    expect(readTypedDomain(typed)).toBe(domain);
  });
});

test('a domain stands below each of its parents', () => {
  expect(domainAndParents('a.b.example')).toEqual(['a.b.example', 'b.example', 'example']);
  expect(domainAndParents('example')).toEqual(['example']);
});
