import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords } from './diff-words.ts';

test('WRITE-2: a changed word is one word taken away and one added', () => {
  expect(diffWords('the quick fox', 'the slow fox')).toEqual([
    { kind: 'same', text: 'the ' },
    { kind: 'removed', text: 'quick' },
    { kind: 'added', text: 'slow' },
    { kind: 'same', text: ' fox' },
  ]);
  expect(diffWords('', '')).toEqual([]);
});

test('both texts can be read out of their difference', () => {
  const text = fc.oneof(fc.lorem({ maxCount: 30 }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = diffWords(before, after);
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map((piece) => piece.text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

test('two long texts are compared as a whole', () => {
  const [before, after] = ['a b '.repeat(2_000) + 'a', 'c d '.repeat(2_000) + 'c'];
  expect(diffWords(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
