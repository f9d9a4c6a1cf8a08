import { expect, test } from 'vitest';
import { countriesOfCurrency, currencyOfCountry } from './currency-of-country.ts';

test.each([
  ['CA', 'CAD'],
  ['DE', 'EUR'],
  ['GB', 'GBP'],
  ['LI', 'CHF'],
  ['US', 'USD'],
  ['QQ', 'USD'],
  ['', 'USD'],
  [null, 'USD'],
])('MEMB-1: who reads from %s is asked for %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});

test('MEMB-1: each country has one currency, and both tables agree', () => {
  for (const currency of ['CAD', 'EUR', 'ZAR']) {
    for (const country of countriesOfCurrency(currency))
      expect([country, currencyOfCountry(country)]).toEqual([country, currency]);
  }
  expect(countriesOfCurrency('USD')).toEqual([]);
  expect(countriesOfCurrency('constructor')).toEqual([]);
});
