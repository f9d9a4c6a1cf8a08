import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findUsernameFault, findUsernameFormFault, foldUsername } from './username-rules.ts';

test('IDEN-8: 3 to 30 of a–z 0–9 . _ -, a letter or digit first, no double dot', () => {
  const faults = Object.fromEntries(
    [
      'ad',
      '',
      'a'.repeat(30),
      'a'.repeat(31),
      'ada.king_1-x',
      '.ada',
      '-ada',
      'a..da',
      'ada b',
      'ädä',
      'ada@x',
      'a\u0000da',
    ].map((name) => [name, findUsernameFault(name)]),
  );
  expect(faults).toEqual({
    ad: 'tooShort',
    '': 'tooShort',
    ['a'.repeat(30)]: undefined,
    ['a'.repeat(31)]: 'tooLong',
    'ada.king_1-x': undefined,
    '.ada': 'invalid',
    '-ada': 'invalid',
    'a..da': 'invalid',
    'ada b': 'invalid',
    ädä: 'invalid',
    'ada@x': 'invalid',
    'a\u0000da': 'invalid',
  });
});

test('IDEN-8: reserved names are refused however they are written', () => {
  expect(['admin', 'ad.min', '4dmin', 'Support'].map((name) => findUsernameFault(foldUsername(name)))).toEqual(
    Array.from({ length: 4 }, () => 'reserved'),
  );
});

test('IDEN-8: case and the mark before it make no other username', () => {
  expect(foldUsername(' @Ada ')).toBe('ada');
});

test('whatever passes can stand in an address as it is', () => {
  const likely = fc.string({ unit: fc.constantFrom(...'abz019._-@/?# AÄ'), maxLength: 33 });
  fc.assert(
    fc.property(fc.oneof(likely, fc.string({ unit: 'binary' })), (text) => {
      if (findUsernameFormFault(text) !== undefined) return;
      expect(encodeURIComponent(text)).toBe(text);
      expect(new URL(`/@${text}/about`, 'https://x.example').pathname).toBe(`/@${text}/about`);
    }),
  );
});
