import { expect, test } from 'vitest';
import { GRACE_DAYS, graceEndsAt, nextRetryAt, REMINDER_DAYS, RETRY_DAYS } from './dunning.ts';

const failedAt = new Date('2026-03-28T09:00:00Z');

test('MEMB-13, rule 85: eight tries in fourteen days, then the end', () => {
  const tries = [0, 1, 2, 3, 4, 5, 6, 7].map((made) => nextRetryAt(failedAt, made));
  expect(RETRY_DAYS).toHaveLength(8);
  expect(tries).toEqual([...tries].toSorted((one, other) => Number(one) - Number(other)));
  expect(nextRetryAt(failedAt, 8)).toBeNull();
  expect(Number(tries.at(-1))).toBeLessThan(Number(graceEndsAt(failedAt)));
  expect(graceEndsAt(failedAt).toISOString()).toBe('2026-04-11T09:00:00.000Z');
  expect([GRACE_DAYS, ...REMINDER_DAYS]).toEqual([14, 0, 3, 7, 13]);
});
