import { expect, test } from 'vitest';
import { rateOf, taxWithin } from './tax.ts';

test.each([
  ['DE', 1900],
  ['CH', 810],
  ['US', 0],
  [null, 0],
])('MEMB-11, rule 97: the rate of %s is %i hundredths of a percent', (country, rate) => {
  expect(rateOf('DE=19 FR=20  CH=8.1', country)).toBe(rate);
});

test.each([
  [5000, 1900, 798],
  [500, 810, 37],
  [5000, 0, 0],
  [1, 2000, 0],
])('MEMB-11: of %i at %i hundredths of a percent %i are tax, within the price', (amount, rate, tax) => {
  expect(taxWithin(amount, rate)).toBe(tax);
});
