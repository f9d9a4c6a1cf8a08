import { expect, test } from 'vitest';
import { dismissAgain, isDismissed, neverDismissed, parseDismissal } from './one-tap-dismissal.ts';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

test.each([
  [1, 2],
  [2, 24],
  [3, 7 * 24],
  [4, 28 * 24],
  [9, 28 * 24],
])('rule 138: after %i dismissals the card stays away for %i hours', (count, hours) => {
  const dismissal = { count, at: NOW };
  expect(isDismissed(dismissal, NOW + hours * HOUR - 1)).toBe(true);
  expect(isDismissed(dismissal, NOW + hours * HOUR)).toBe(false);
});

test('it counts, begins with none, and survives what else is stored', () => {
  expect(isDismissed(neverDismissed, NOW)).toBe(false);
  expect(dismissAgain(dismissAgain(neverDismissed, 1), NOW)).toEqual({ count: 2, at: NOW });
  expect(isDismissed({ count: 1, at: NOW + 400 * 24 * HOUR }, NOW)).toBe(false);
  for (const stored of [null, 3, {}, { count: 'x', at: 1 }, { count: 1.5, at: 1 }]) {
    expect(() => parseDismissal(stored)).toThrow('No dismissal');
  }
  expect(parseDismissal({ count: 2, at: 5 })).toEqual({ count: 2, at: 5 });
});
