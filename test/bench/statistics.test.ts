import { expect, test } from 'vitest';
import { lowerQuartile, median, percentile, short } from './statistics.ts';

test('the median is a value that was measured', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([])).toBeNaN();
});

test('numbers are shown with three digits that count', () => {
  expect([0.91234, 41.27, 48_412.4, 0, Number.NaN].map(short)).toEqual(['0.912', '41.3', '48412', '0', '–']);
});

test('the lower quartile is not moved by the slow half', () => {
  expect(lowerQuartile([1, 2, 3, 900, 900])).toBe(2);
  expect(lowerQuartile([])).toBeNaN();
});

test('a percentile is a value that was measured, and the last one of few', () => {
  expect(percentile([5, 1, 4, 2, 3], 99)).toBe(5);
  expect(
    percentile(
      Array.from({ length: 200 }, (_none, index) => index + 1),
      99,
    ),
  ).toBe(198);
  expect(percentile([], 99)).toBeNaN();
});
