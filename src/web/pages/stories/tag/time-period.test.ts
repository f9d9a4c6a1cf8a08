import { expect, test } from 'vitest';
import { timePeriodOf, topPeriodOf } from './time-period.ts';

test('HOME-4: top has four times and no other', () => {
  expect(timePeriodOf('week')).toBe('week');
  expect(topPeriodOf('all-time')).toBe('ALL_TIME');
  expect(timePeriodOf('toString')).toBeUndefined();
  expect(timePeriodOf(undefined)).toBeUndefined();
});
