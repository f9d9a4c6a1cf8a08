import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Currency, decimalOf, moneyOfDecimal } from './money.ts';

describe('money', () => {
  test('MEMB-1: minor units become a decimal number and come back as they were', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom<Currency>('USD', 'JPY', 'KWD'), (amount, currency) => {
        const money = { amount: amount === 0 ? 0 : amount, currency };
        expect(moneyOfDecimal(decimalOf(money), currency)).toEqual(money);
      }),
    );
  });

  test.each([
    [500, 'USD', '5.00'],
    [5, 'USD', '0.05'],
    [-1999, 'CAD', '-19.99'],
    [50, 'JPY', '50'],
    [1, 'KWD', '0.001'],
  ] as const)('MEMB-1: %i minor units of %s are written %s', (amount, currency, decimal) => {
    expect(decimalOf({ amount, currency })).toBe(decimal);
  });

  test.each([
    ['5.001', 'USD'],
    ['0.5', 'JPY'],
    ['', 'USD'],
    ['1e3', 'USD'],
    ['99999999999999999', 'USD'],
  ] as const)('MEMB-1: %s is no amount of %s', (decimal, currency) => {
    expect(() => moneyOfDecimal(decimal, currency)).toThrow();
  });
});
