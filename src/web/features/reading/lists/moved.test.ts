import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('LIST-1: an item moves up and down, and all others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(lists, fc.nat(19), fc.nat(19), (items, first, second) => {
      const [from, to] = [first % items.length, second % items.length];
      const after = moved(items, from, to);
      expect(after[to]).toBe(items[from]);
      expect(after.filter((item) => item !== items[from])).toEqual(items.filter((item) => item !== items[from]));
      expect(moved(after, to, from)).toEqual(items);
    }),
  );
});
