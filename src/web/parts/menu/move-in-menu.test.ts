import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextItem } from './move-in-menu.ts';

test('SHELL-8: arrows go round, Home and End to the ends, other keys nowhere', () => {
  expect([nextItem('ArrowDown', -1, 3), nextItem('ArrowDown', 2, 3)]).toEqual([0, 0]);
  expect([nextItem('ArrowUp', -1, 3), nextItem('ArrowUp', 0, 3), nextItem('ArrowUp', 2, 3)]).toEqual([2, 2, 1]);
  expect([nextItem('Home', 2, 3), nextItem('End', 0, 3), nextItem('Tab', 0, 3)]).toEqual([0, 2, undefined]);
});

test('SHELL-8: a key leads to an item that there is, or nowhere', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', 'a');
  fc.assert(
    fc.property(keys, fc.integer({ min: -1, max: 30 }), fc.integer({ min: 0, max: 31 }), (key, index, count) => {
      fc.pre(index < count || count === 0);
      const at = nextItem(key, index, count);
      expect(at === undefined || (at >= 0 && at < count)).toBe(true);
    }),
  );
});
