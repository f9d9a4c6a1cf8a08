import { expect, test } from 'vitest';
import { readingTimeText, shortDurationText } from '#shared/time/reading-time-text.ts';
import { abbreviateNumber } from './abbreviate-number.ts';
import { formatMoney } from './format-money.ts';

test('STORY-4: numbers are abbreviated with K and M', () => {
  const numbers = [0, 999, 1000, 1050, 1949, 12_345, 99_999, 123_456, 999_999, 1_000_000, 12_340_000, 1_234_567_890];
  expect(numbers.map((number) => abbreviateNumber(number))).toEqual(
    '0 999 1K 1K 1.9K 12.3K 99.9K 123K 999K 1M 12.3M 1,234M'.split(' '),
  );
  expect(abbreviateNumber(1949, 'de')).toBe('1,9K');
  expect(abbreviateNumber(1949, 'ar-EG')).toBe('١٫٩K');
});

test('STORY-4: reading time as N min read, N min, N sec', () => {
  expect([readingTimeText(0.2), readingTimeText(1), readingTimeText(4.1)]).toEqual([
    '1 min read',
    '1 min read',
    '5 min read',
  ]);
  expect([0, 59.4, 59.6, 60, 149, 3600].map((seconds) => shortDurationText(seconds))).toEqual([
    '0 sec',
    '59 sec',
    '1 min',
    '1 min',
    '2 min',
    '60 min',
  ]);
});

test('MEMB-16: money is in minor units, shown with 0 to 2 decimals', () => {
  expect([500, 4950, 4, 0, 15_000].map((amount) => formatMoney(amount, 'USD'))).toEqual([
    '$5',
    '$49.50',
    '$0.04',
    '$0',
    '$150',
  ]);
  expect(formatMoney(4950, 'CAD')).toBe('CA$49.50');
});
