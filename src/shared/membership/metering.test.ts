import { expect, test } from 'vitest';
import { FREE_STORIES_A_MONTH, GUARDS, isFreeByMeter, meterMonth, nextMeterMonth } from './metering.ts';

test('STORY-3, rule 79: three locked stories a month are free, and reading one again is', () => {
  const read = new Set(['a', 'b', 'c']);
  expect(isFreeByMeter(new Set(), 'a', FREE_STORIES_A_MONTH)).toBe(true);
  expect(isFreeByMeter(new Set(['a', 'b']), 'c', FREE_STORIES_A_MONTH)).toBe(true);
  expect(isFreeByMeter(read, 'd', FREE_STORIES_A_MONTH)).toBe(false);
  expect(isFreeByMeter(read, 'a', FREE_STORIES_A_MONTH)).toBe(true);
});

test('STORY-3: no free stories is a hard wall, for those read before too', () => {
  expect(isFreeByMeter(new Set(['a']), 'a', 0)).toBe(false);
});

test('STORY-3: the month is the calendar month in UTC', () => {
  expect(meterMonth(new Date('2026-02-28T23:59:59.999Z'))).toBe('2026-02');
  expect(meterMonth(new Date('2026-03-01T00:00:00Z'))).toBe('2026-03');
  expect(nextMeterMonth(new Date('2026-12-31T23:59:59Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(GUARDS).toEqual({ hourly: 10, daily: 40 });
});
