import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadCursor } from '#modules/ground/paging.ts';
import { decodeRanked, encodeRanked, MOST_RANKED } from './home-cursor.ts';

const storyId = fc.uint8Array({ minLength: 6, maxLength: 6 }).map((bytes) => Buffer.from(bytes).toString('hex'));

test('a cursor carries the stories that are left, in their order', () => {
  fc.assert(
    fc.property(fc.array(storyId, { minLength: 1, maxLength: MOST_RANKED }), (ids) => {
      expect(decodeRanked(encodeRanked(ids) ?? '')).toEqual(ids);
    }),
  );
  expect(encodeRanked([])).toBeNull();
});

test('what we never gave is refused, whatever it is', () => {
  const tooMany = encodeRanked(Array.from({ length: MOST_RANKED + 1 }, () => '0123456789ab')) ?? '';
  for (const cursor of ['', 'a', '!!!!!!!!', 'AAAAAAAA=', tooMany])
    expect(() => decodeRanked(cursor)).toThrow(BadCursor);
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        for (const id of decodeRanked(text)) expect(id).toMatch(/^[0-9a-f]{12}$/);
      } catch (error) {
        expect(error).toBeInstanceOf(BadCursor);
      }
    }),
  );
});
