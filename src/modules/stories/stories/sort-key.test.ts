import fc from 'fast-check';
import { expect, test } from 'vitest';
import { archiveRange, sortKey } from './sort-key.ts';

const dates = fc.date({ min: new Date('1700-01-01'), max: new Date('2250-01-01'), noInvalidDate: true });

test('later stories have higher keys, whatever their places in a book', () => {
  fc.assert(
    fc.property(dates, dates, fc.nat(5_000), fc.nat(5_000), (left, right, leftPlace, rightPlace) => {
      fc.pre(left.getTime() !== right.getTime());
      expect(sortKey(left, leftPlace) > sortKey(right, rightPlace)).toBe(left > right);
    }),
  );
});

test('within one date the smaller place stands first, and every key is a safe integer', () => {
  fc.assert(
    fc.property(dates, fc.nat(998), (date, place) => {
      expect(sortKey(date, place)).toBeGreaterThan(sortKey(date, place + 1));
      expect(Number.isSafeInteger(sortKey(date, place))).toBe(true);
    }),
  );
});

test('undated stories stand after the oldest dated one, in the order of the book', () => {
  const oldest = new Date(0);
  oldest.setUTCFullYear(1, 0, 1);
  expect(sortKey(null, 0)).toBeLessThan(sortKey(oldest, 999));
  expect(sortKey(null, 0)).toBeGreaterThan(sortKey(null, 1));
  expect(Number.isSafeInteger(sortKey(null, 0))).toBe(true);
});

test('an archive holds exactly the stories of its year, month or day', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      for (const range of [archiveRange(year), archiveRange(year, month), archiveRange(year, month, day)]) {
        const key = sortKey(date, 3);
        expect(range !== null && key >= range.from && key < range.before).toBe(true);
      }
      const next = archiveRange(year + 1);
      expect(next === null || sortKey(date) < next.from).toBe(true);
    }),
  );
});

test.each([
  [2024, 13, 1],
  [2023, 2, 29],
  [2024, 4, 31],
])('there is no day %i-%i-%i', (year, month, day) => {
  expect(archiveRange(year, month, day)).toBeNull();
});
