import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HIT_TAGS, markedPieces } from './marked-text.ts';

const { before, after } = HIT_TAGS;

test('SEARCH-3: what the query found is marked, and the rest is not', () => {
  expect(markedPieces(`The ${before}tide${after} and the ${before}tid${after}y`, 'The tide and the tidy')).toEqual([
    { text: 'The ', isHit: false },
    { text: 'tide', isHit: true },
    { text: ' and the ', isHit: false },
    { text: 'tid', isHit: true },
    { text: 'y', isHit: false },
  ]);
});

test('SEARCH-3: escaped or not, the words are those of the record', () => {
  const pieces = [
    { text: 'Salt', isHit: true },
    { text: ' & <b>ink</b>', isHit: false },
  ];
  expect(markedPieces(`${before}Salt${after} & <b>ink</b>`, 'Salt & <b>ink</b>')).toEqual(pieces);
  expect(markedPieces(`${before}Salt${after} &amp; &lt;b&gt;ink&lt;/b&gt;`, 'Salt & <b>ink</b>')).toEqual(pieces);
  expect(markedPieces(`${before}Sugar${after}`, 'Salt')).toEqual([{ text: 'Salt', isHit: false }]);
  expect(markedPieces(undefined, 'Salt')).toEqual([{ text: 'Salt', isHit: false }]);
  expect(markedPieces(undefined, '')).toEqual([]);
});

test('SEARCH-3: whatever an answer says, the pieces are the plain text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (marked, plain) => {
      const text = markedPieces(marked, plain)
        .map((piece) => piece.text)
        .join('');
      expect(text).toBe(plain);
    }),
  );
});
