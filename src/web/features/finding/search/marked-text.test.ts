import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HIT_TAGS, markedParts } from './marked-text.ts';

const { before, after } = HIT_TAGS;

test('SEARCH-3: what the query found is marked, and the rest is not', () => {
  expect(markedParts(`The ${before}tide${after} and the ${before}tid${after}y`, 'The tide and the tidy')).toEqual([
    { text: 'The ', isMatch: false },
    { text: 'tide', isMatch: true },
    { text: ' and the ', isMatch: false },
    { text: 'tid', isMatch: true },
    { text: 'y', isMatch: false },
  ]);
});

test('SEARCH-3: escaped or not, the words are those of the record', () => {
  const parts = [
    { text: 'Salt', isMatch: true },
    { text: ' & <b>ink</b>', isMatch: false },
  ];
  expect(markedParts(`${before}Salt${after} & <b>ink</b>`, 'Salt & <b>ink</b>')).toEqual(parts);
  expect(markedParts(`${before}Salt${after} &amp; &lt;b&gt;ink&lt;/b&gt;`, 'Salt & <b>ink</b>')).toEqual(parts);
  expect(markedParts(`${before}Sugar${after}`, 'Salt')).toEqual([{ text: 'Salt', isMatch: false }]);
  expect(markedParts(undefined, 'Salt')).toEqual([{ text: 'Salt', isMatch: false }]);
  expect(markedParts(undefined, '')).toEqual([]);
});

test('SEARCH-3: whatever an answer says, the parts are the plain text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (marked, plain) => {
      const text = markedParts(marked, plain)
        .map((part) => part.text)
        .join('');
      expect(text).toBe(plain);
    }),
  );
});
