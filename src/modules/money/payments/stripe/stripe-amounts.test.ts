import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Currency } from '#shared/money/money.ts';
import { moneyOfStripe, stripeAmountOf } from './stripe-amounts.ts';

test.each([
  [500, 'USD', 500, 'usd'],
  [500, 'JPY', 500, 'jpy'],
  [5, 'ISK', 500, 'isk'],
  [5, 'UGX', 500, 'ugx'],
  [500, 'MGA', 5, 'mga'],
  [5120, 'KWD', 5120, 'kwd'],
] as const)('MEMB-1: %i minor units of %s are %i at Stripe', (amount, currency, there, code) => {
  expect(stripeAmountOf({ amount, currency })).toEqual({ amount: there, currency: code });
  expect(moneyOfStripe(there, code)).toEqual({ amount, currency });
});

test('MEMB-1: what Stripe counts comes back as it was', () => {
  fc.assert(
    fc.property(fc.nat(1e12), fc.constantFrom<Currency>('USD', 'JPY', 'ISK', 'UGX', 'KWD'), (amount, currency) => {
      const there = stripeAmountOf({ amount, currency });
      expect(moneyOfStripe(there.amount, there.currency)).toEqual({ amount, currency });
    }),
  );
});

test('MEMB-1: a part that a currency does not have is never rounded away', () => {
  expect(() => stripeAmountOf({ amount: 501, currency: 'MGA' })).toThrow(RangeError);
  expect(() => moneyOfStripe(501, 'isk')).toThrow(RangeError);
});
