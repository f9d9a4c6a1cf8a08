import { describe, expect, test } from 'vitest';
import { canBeDelivered, exchangedMonths, exchangedTime, giftExpiresAt, priceOfGift } from './gifts.ts';
import { readPriceTable } from './prices.ts';

const table = readPriceTable('CAD=700,7000,2000,20000');
const now = new Date('2026-02-28T12:00:00.000Z');

describe('what gifts cost and how long they are good', () => {
  test('MEMB-12: a year of Member is 50 dollars, of Friend 150, and no less for a group', () => {
    expect(priceOfGift(table, 'MEMBER', 'USD')).toEqual({ amount: 5000, currency: 'USD' });
    expect(priceOfGift(table, 'FRIEND', 'USD')).toEqual({ amount: 15_000, currency: 'USD' });
    expect(priceOfGift(table, 'MEMBER', 'CAD', 11)).toEqual({ amount: 77_000, currency: 'CAD' });
  });

  test('MEMB-12: a code is good for five years', () => {
    expect(giftExpiresAt(now)).toEqual(new Date('2031-02-28T12:00:00.000Z'));
  });

  test.each([
    ['2026-02-28T11:59:00.000Z', true],
    ['2026-02-28T11:58:59.999Z', false],
    ['2027-02-28T12:00:00.000Z', true],
    ['2027-02-28T12:00:00.001Z', false],
  ])('MEMB-12: delivery at %s is possible: %s', (at, isPossible) => {
    expect(canBeDelivered(new Date(at), now)).toBe(isPossible);
  });

  test('a year of Friend is three of Member, and both ways a month is never lost', () => {
    expect(exchangedMonths(12, 'MEMBER', 'FRIEND')).toBe(4);
    expect(exchangedMonths(1, 'MEMBER', 'FRIEND')).toBe(1);
    expect(exchangedMonths(12, 'FRIEND', 'FRIEND')).toBe(12);
    expect(exchangedTime(100, 'MEMBER', 'FRIEND')).toBe(34);
    expect(exchangedTime(100, 'FRIEND', 'MEMBER')).toBe(300);
  });
});
