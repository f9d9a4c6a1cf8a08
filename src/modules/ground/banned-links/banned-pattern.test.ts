import { expect, test } from 'vitest';
import { createPatternTest, readPattern } from './banned-pattern.ts';

const isBanned = (pattern: string, href: string): boolean => createPatternTest(readPattern(pattern) ?? '')(href);

test('a domain stands for itself and all below it', () => {
  for (const href of [
    'https://spam.example',
    'http://spam.example:8080/a?b#c',
    'https://WWW.Spam.Example./',
    'https://deep.down.spam.example/x',
    'https://user:word@spam.example/',
    'mailto:offer@spam.example?subject=a',
  ])
    expect(isBanned('https://www.Spam.example/', href), href).toBe(true);
  for (const href of [
    'https://notspam.example',
    'https://spam.example.org',
    'https://good.example/spam.example',
    '/a',
    '#b',
  ])
    expect(isBanned('spam.example', href), href).toBe(false);
});

test('a star stands for any characters, of hosts and of paths', () => {
  expect(isBanned('casino-*.example', 'https://casino-24.example/')).toBe(true);
  expect(isBanned('casino*', 'https://casino.example/')).toBe(false);
  expect(isBanned('cheap.*', 'https://cheap.anything/')).toBe(true);
  expect(isBanned('short.example/offer*', 'https://short.example/Offers/1')).toBe(true);
  expect(isBanned('short.example/offer', 'https://short.example/%6fffer?id=1')).toBe(true);
  expect(isBanned('short.example/offer', 'https://short.example/offerings')).toBe(false);
});

test('names in other letters are compared as browsers send them', () => {
  expect(isBanned('bücher.example', 'https://xn--bcher-kva.example/')).toBe(true);
  expect(isBanned('bücher.example', 'https://BÜCHER.example/')).toBe(true);
});

test('what would ban everything, or is no pattern, is none', () => {
  for (const text of ['', ' ', '*', '*.*', 'a b.example', 'localhost', `${'a'.repeat(200)}.example`])
    expect(readPattern(text), text).toBeUndefined();
});

test('no pattern takes long', () => {
  const isLong = createPatternTest(readPattern(`a.example/${'*a'.repeat(80)}b`) ?? '');
  expect(isLong(`https://a.example/${'a'.repeat(8_000)}`)).toBe(false);
});
