import { expect, test } from 'vitest';
import { periodOf, periodPath, periodText } from './archive-period.ts';

test('HOME-4: an archive is of a year, a month or a day that exist', () => {
  expect(periodOf({ year: '2024' })).toEqual({ year: 2024, month: null, day: null });
  expect(periodOf({ year: '2024', month: '02', day: '29' })).toEqual({ year: 2024, month: 2, day: 29 });
  expect(periodOf({ year: '2023', month: '2', day: '29' })).toBeUndefined();
  expect(periodOf({ year: '2024', month: '13' })).toBeUndefined();
  expect(periodOf({ year: 'march' })).toBeUndefined();
});

test('HOME-4: a period has a name and an address', () => {
  expect(periodText({ year: 1832, month: null, day: null })).toBe('1832');
  expect(periodText({ year: 2024, month: 3, day: null })).toBe('March 2024');
  expect(periodPath({ year: 2024, month: 3, day: 5 })).toBe('/2024/03/05');
});
