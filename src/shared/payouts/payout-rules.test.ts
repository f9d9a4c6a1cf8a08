import { expect, test } from 'vitest';
import { amountFor, convertedTo, leastPayout } from './payout-terms.ts';
import { reviewDueAt, reviewReasons, reviewVerdict } from './review-rules.ts';

test('PART-3: a payout is made from ten of a currency on, or from what the site says', () => {
  expect([leastPayout('', 'USD'), leastPayout('EUR=500', 'USD'), leastPayout('EUR=500', 'EUR')]).toEqual([
    1000, 1000, 500,
  ]);
  expect(leastPayout('', 'JPY')).toBe(10);
  expect(amountFor('USD=1 EUR=2', 'CHF')).toBeNull();
});

test.each([
  ['EUR', { amount: 1000, currency: 'USD' }, 'USDEUR=0.92', { amount: 920, currency: 'EUR' }, '0.92'],
  ['EUR', { amount: 999, currency: 'USD' }, 'USDEUR=0.915', { amount: 914, currency: 'EUR' }, '0.915'],
  ['JPY', { amount: 1000, currency: 'USD' }, 'USDJPY=150.5', { amount: 1505, currency: 'JPY' }, '150.5'],
  ['EUR', { amount: 1000, currency: 'USD' }, '', { amount: 1000, currency: 'USD' }, null],
  ['USD', { amount: 1000, currency: 'USD' }, 'USDUSD=2', { amount: 1000, currency: 'USD' }, null],
] as const)('PART-3: to an account in %s, %o at %s is %o', (currency, money, rates, converted, rate) => {
  expect(convertedTo(currency, money, rates)).toEqual({ money: converted, rate });
});

test('PART-3: somebody who was never paid is looked at, and who earned more than five times the usual', () => {
  expect(reviewReasons(5000, [], false)).toEqual(['NEW_PAYEE']);
  expect(reviewReasons(5000, [1000, 1000], false)).toEqual([]);
  expect(reviewReasons(5001, [1000, 1000], false)).toEqual(['FAR_ABOVE_USUAL']);
  expect(reviewReasons(1000, [1000], true)).toEqual(['READER_CLUSTER']);
  expect(reviewReasons(5001, [], true)).toEqual(['NEW_PAYEE', 'READER_CLUSTER']);
});

test('PART-3: a review is decided within five working days', () => {
  expect(reviewDueAt(new Date('2027-01-08T10:00:00.000Z')).toISOString()).toBe('2027-01-15T10:00:00.000Z');
  expect(reviewDueAt(new Date('2027-01-09T10:00:00.000Z')).toISOString()).toBe('2027-01-15T10:00:00.000Z');
});

test('PART-3: a review ends when as many as are needed say the same', () => {
  const [yes, no] = [
    { personId: 'a', isApproval: true },
    { personId: 'b', isApproval: false },
  ];
  expect(reviewVerdict([yes], 1)).toBe('APPROVED');
  expect(reviewVerdict([yes], 2)).toBeNull();
  expect(reviewVerdict([yes, no], 2)).toBeNull();
  expect(reviewVerdict([yes, no, no], 2)).toBe('INVALID');
});
