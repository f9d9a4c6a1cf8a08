import { expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';

test('a fake clock stands still until it is moved', () => {
  const clock = createFakeClock('2026-01-01T00:00:00Z');
  expect(clock.now()).toEqual(clock.now());
  clock.advance(90_000);
  expect(clock.now().toISOString()).toBe('2026-01-01T00:01:30.000Z');
  clock.set('2025-02-03T04:05:06+02:00');
  expect(clock.now().toISOString()).toBe('2025-02-03T02:05:06.000Z');
  expect(() => clock.set('soon')).toThrow(RangeError);
});
