import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, periodAt } from './periods.ts';

const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });

describe('periods of a membership', () => {
  test.each([
    ['2026-01-31T09:00:00Z', 1, '2026-02-28T09:00:00.000Z'],
    ['2026-01-31T09:00:00Z', 2, '2026-03-31T09:00:00.000Z'],
    ['2028-01-30T23:59:59Z', 1, '2028-02-29T23:59:59.000Z'],
    ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00.000Z'],
    ['2028-02-29T00:00:00Z', 48, '2032-02-29T00:00:00.000Z'],
    ['2026-12-15T12:00:00Z', 1, '2027-01-15T12:00:00.000Z'],
    // The nights on which clocks in Europe and America are moved.
    ['2026-02-28T02:30:00Z', 1, '2026-03-28T02:30:00.000Z'],
    ['2026-09-25T01:30:00Z', 1, '2026-10-25T01:30:00.000Z'],
    ['2026-10-01T06:30:00Z', 1, '2026-11-01T06:30:00.000Z'],
  ])('MEMB-13: %s and %i months are %s', (from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(to);
  });

  test('MEMB-13: five years of renewals are right to the day, from every day of a leap year', () => {
    for (let day = 0; day < 366; day += 1) {
      const anchor = addDays(new Date('2028-01-01T17:45:00Z'), day);
      let at = anchor;
      for (let month = 1; month <= 60; month += 1) {
        const period = periodAt(anchor, 1, at);
        expect(period.startsAt).toEqual(at);
        const sameDay = new Date(Date.UTC(anchor.getUTCFullYear(), anchor.getUTCMonth() + month + 1, 0)).getUTCDate();
        expect(period.endsAt.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), sameDay));
        expect(period.endsAt.getTime() % 86_400_000).toBe(anchor.getTime() % 86_400_000);
        at = period.endsAt;
      }
      expect(at.getUTCFullYear() - anchor.getUTCFullYear()).toBe(5);
    }
  });

  test('MEMB-13: periods follow each other without a gap and without an overlap', () => {
    fc.assert(
      fc.property(moments, moments, fc.constantFrom(1, 12), (anchor, later, months) => {
        const at = later < anchor ? anchor : later;
        const period = periodAt(anchor, months, at);
        expect(period.startsAt <= at && at < period.endsAt).toBe(true);
        expect(periodAt(anchor, months, period.endsAt).startsAt).toEqual(period.endsAt);
      }),
    );
  });
});
