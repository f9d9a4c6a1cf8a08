import { expect, test } from 'vitest';
import { abbreviateNumber } from './abbreviate-number.ts';

test('STORY-4: numbers are abbreviated with K and M', () => {
  const numbers = [0, 999, 1000, 1050, 1949, 12_345, 99_999, 123_456, 999_999, 1_000_000, 12_340_000, 1_234_567_890];
  expect(numbers.map((number) => abbreviateNumber(number))).toEqual(
    '0 999 1K 1K 1.9K 12.3K 99.9K 123K 999K 1M 12.3M 1,234M'.split(' '),
  );
  expect(abbreviateNumber(1949, 'de')).toBe('1,9K');
  expect(abbreviateNumber(1949, 'ar-EG')).toBe('١٫٩K');
});
