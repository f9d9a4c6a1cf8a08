import { expect, test } from 'vitest';
import { priceOfDomain } from './domain-prices.ts';

test('PROF-4: a domain is priced in the wanted currency, else in dollars, else in the first that has a price', () => {
  const prices = 'EUR=7000 USD=7500 JPY=9000';
  expect(priceOfDomain(prices, 'JPY')).toEqual({ amount: 9000, currency: 'JPY' });
  expect(priceOfDomain(prices, 'CAD')).toEqual({ amount: 7500, currency: 'USD' });
  expect(priceOfDomain('EUR=7000', 'CAD')).toEqual({ amount: 7000, currency: 'EUR' });
  expect(priceOfDomain('', 'USD')).toBeNull();
});
