import { expect, test } from 'vitest';
import { monthsOfPlan, planOf, PLAN_TYPES, tierOfPlan } from './plans.ts';
import {
  currencyOffered,
  DOLLAR_PRICES,
  priceByTheWeek,
  priceOfPlan,
  readPriceTable,
  type PriceName,
  type PriceTable,
} from './prices.ts';

const table: PriceTable = { USD: DOLLAR_PRICES, CAD: { ...DOLLAR_PRICES, yearly: 6900 } };

/** In dollars. */
test.each<[PriceName, number]>([
  ['monthly', 5],
  ['yearly', 50],
  ['premiumMonthly', 15],
  ['premiumYearly', 150],
  ['premiumYearlyCrossout', 180],
  ['yearlyCrossout', 60],
  ['yearlyStaff', 1],
  ['yearlySaved', 10],
  ['yearlyStaffSaved', 49],
  ['fiftyPercentOff', 25],
  ['fiftyPercentOffCrossout', 50],
  ['fiftyPercentOffSaved', 25],
])('MEMB-1: %s is %d dollars', (name, dollars) => {
  expect(DOLLAR_PRICES[name]).toBe(dollars * 100);
});

test.each([
  ['MONTHLY', 'MEMBER', 1, 500],
  ['YEARLY', 'MEMBER', 12, 5000],
  ['PREMIUM_MONTHLY', 'FRIEND', 1, 1500],
  ['PREMIUM_YEARLY', 'FRIEND', 12, 15_000],
] as const)('MEMB-1: %s makes a %s for %d months at %d cents', (plan, tier, months, cents) => {
  expect(tierOfPlan(plan)).toBe(tier);
  expect(monthsOfPlan(plan)).toBe(months);
  expect(planOf(tier, months)).toBe(plan);
  expect(priceOfPlan(table, plan, 'USD')).toEqual({ amount: cents, currency: 'USD' });
});

test('MEMB-1: a currency without prices is an unavailable membership price, and dollars are offered', () => {
  expect(PLAN_TYPES.map((plan) => priceOfPlan(table, plan, 'CAD').currency)).toEqual(['CAD', 'CAD', 'CAD', 'CAD']);
  expect(() => priceOfPlan(table, 'YEARLY', 'EUR')).toThrow('Unavailable membership price');
  expect([currencyOffered(table, 'EUR'), currencyOffered(table, 'CAD')]).toEqual(['USD', 'CAD']);
});

test('MEMB-16: the upsell says the yearly price divided by 52', () => {
  expect(priceByTheWeek(table, 'USD')).toEqual({ amount: 97, currency: 'USD' });
  expect(priceByTheWeek(table, 'CAD').amount).toBe(133);
});

test('MEMB-1: an operator sets four prices of a currency, and the rest are in the proportions of dollars', () => {
  const set = readPriceTable('CAD=700,7000,2000,20000 GBP=500,5000,1500,15000');
  expect(set['CAD']).toMatchObject({ monthly: 700, yearly: 7000, yearlyCrossout: 8400, yearlySaved: 1400 });
  expect(set['GBP']).toEqual(DOLLAR_PRICES);
  expect(set.USD).toEqual(DOLLAR_PRICES);
  expect(readPriceTable('')).toEqual({ USD: DOLLAR_PRICES });
});
