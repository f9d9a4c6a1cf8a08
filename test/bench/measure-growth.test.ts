import { expect, test } from 'vitest';
import { growthOf } from './measure-growth.ts';

test('growth is of the time for the same, not for more rows', () => {
  expect(growthOf([2, 3], [1000, 1000])).toBe(1.5);
  expect(growthOf([2, 4], [1000, 2000])).toBe(1);
  expect(growthOf([2, 4], [2000, 1000])).toBe(2);
});
