import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentRead } from './reading-place.ts';

test('STORY-14: nothing is read at the top, all once the end is in view, and what fits is read at once', () => {
  expect(percentRead({ top: 300, height: 4_000 }, 800)).toBe(0);
  expect(percentRead({ top: -1_600, height: 4_000 }, 800)).toBe(50);
  expect(percentRead({ top: -3_200, height: 4_000 }, 800)).toBe(100);
  expect(percentRead({ top: -9_000, height: 4_000 }, 800)).toBe(100);
  expect(percentRead({ top: 20, height: 500 }, 800)).toBe(0);
  expect(percentRead({ top: -1, height: 500 }, 800)).toBe(100);
});

test('STORY-14: further down is never less', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), fc.integer({ min: 1, max: 20_000 }), (first, second, height) => {
      const [above, below] = first < second ? [first, second] : [second, first];
      const at = (scrolled: number) => percentRead({ top: 200 - scrolled, height }, 800);
      expect(at(above)).toBeLessThanOrEqual(at(below));
      expect(at(above)).toBeGreaterThanOrEqual(0);
      expect(at(below)).toBeLessThanOrEqual(100);
    }),
  );
});
