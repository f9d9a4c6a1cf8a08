import { expect, test } from 'vitest';
import { formatDate, isoDay } from './format-date.ts';

test('a date is the same UTC day everywhere', () => {
  const lateEvening = Date.UTC(2024, 1, 29, 23, 59);
  expect(formatDate(lateEvening)).toBe('Feb 29, 2024');
  expect(isoDay(lateEvening)).toBe('2024-02-29');
});

test('dates before 1970 are dates as well', () => {
  expect(formatDate(Date.UTC(1832, 0, 1))).toBe('Jan 1, 1832');
  expect(formatDate(Date.UTC(1832, 0, 1), 'month')).toBe('January 1832');
});
