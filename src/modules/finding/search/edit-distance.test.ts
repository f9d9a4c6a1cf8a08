import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deletionsOf } from './deletions.ts';
import { editDistance } from './edit-distance.ts';

test.each([
  ['engine', 'engine', 0],
  ['engine', 'enigne', 1],
  ['engine', 'engne', 1],
  ['engine', 'enginee', 1],
  ['engine', 'angine', 1],
  ['engine', 'onginr', 2],
  ['engine', 'mountain', 3],
])('%s and %s', (left, right, distance) => {
  expect(editDistance(left, right, 2)).toBe(distance);
  expect(editDistance(right, left, 2)).toBe(distance);
});

test('two words that are a typo apart share a word without a letter', () => {
  const letter = fc.constantFrom(...'abcde');
  fc.assert(
    fc.property(
      fc.array(letter, { minLength: 4, maxLength: 12 }),
      fc.nat(),
      letter,
      fc.nat(3),
      (word, at, other, how) => {
        const place = at % (word.length - 1);
        const typed = [...word];
        if (how === 0) typed.splice(place, 1);
        else if (how === 1) typed.splice(place, 0, other);
        else if (how === 2) typed[place] = other;
        else typed.splice(place, 2, typed[place + 1] ?? '', typed[place] ?? '');
        const known = new Set(deletionsOf(word.join('')));
        expect(deletionsOf(typed.join('')).some((left) => known.has(left))).toBe(true);
      },
    ),
  );
});
