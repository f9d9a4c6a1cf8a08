import { expect, test } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import { DOLLAR_PRICES, readPriceTable } from '#shared/membership/prices.ts';
import { payingMembership as paying } from '#test/factories/paying-membership.ts';
import { quoteSwitch } from './quote-switch.ts';
import { hasPrices, priceFor, priceOfNext, reactivationPrice } from './prices-of-membership.ts';

const table = readPriceTable('CAD=700,7000,2000,20000');
const year = paying('YEARLY');
const dollars = (amount: number) => ({ amount, currency: 'USD' }) as const;
const cheap = { price: dollars(4000), paidAmount: 4000 };

test('MEMB-7: what is left of the period and of a plan before it is taken off', () => {
  const halfway = new Date((year.periodStartsAt.getTime() + year.periodEndsAt.getTime()) / 2);
  const of = { isNow: true, startAt: halfway, price: dollars(15_000) };
  expect(quoteSwitch(year, 'PREMIUM_YEARLY', table, halfway)).toMatchObject({
    ...of,
    due: dollars(12_500),
    credit: dollars(2500),
  });
  expect(quoteSwitch({ ...year, credit: 700 }, 'PREMIUM_YEARLY', table, halfway)).toMatchObject({
    ...of,
    due: dollars(11_800),
    credit: dollars(3200),
  });
});

test('MEMB-7: nothing is given for a trial, for which nothing was paid', () => {
  const trial = paying('MONTHLY', {}, { isTrial: true });
  expect(quoteSwitch(trial, 'YEARLY', table, addDays(trial.periodStartsAt, 1))).toMatchObject({
    due: dollars(5000),
    credit: dollars(0),
  });
});

test('MEMB-7: down costs nothing, at the end of what is paid', () => {
  expect(quoteSwitch(year, 'MONTHLY', table, year.periodStartsAt)).toMatchObject({
    isNow: false,
    startAt: year.periodEndsAt,
    due: dollars(0),
    credit: dollars(0),
    price: dollars(500),
  });
});

test('MEMB-7: there is none to what one has, while one may not, or where the currency has no prices', () => {
  const now = year.periodStartsAt;
  expect(quoteSwitch(year, 'YEARLY', table, now)).toBeNull();
  expect(quoteSwitch({ ...year, firstFailedAt: now }, 'PREMIUM_YEARLY', table, now)).toBeNull();
  const francs = { ...year, price: { amount: 6000, currency: 'CHF' } as const };
  expect(hasPrices(francs, table)).toBe(false);
  expect(quoteSwitch(francs, 'PREMIUM_YEARLY', table, now)).toBeNull();
});

test('MEMB-1: a member keeps the price of the plan that they have, and pays what others cost everybody', () => {
  const member = paying('YEARLY', cheap);
  expect(priceFor(member, 'YEARLY', table)).toEqual(dollars(4000));
  expect(priceFor(member, 'PREMIUM_YEARLY', table)).toEqual(dollars(DOLLAR_PRICES.premiumYearly));
  expect(priceOfNext(member, table)).toEqual(dollars(4000));
  expect(priceOfNext({ ...member, scheduledPlan: 'MONTHLY' }, table)).toEqual(dollars(500));
});

/** One second before a moment, at it, and one second after it. */
test.each([
  ['at the end of the period', 0, [null, dollars(4000), dollars(4000)]],
  ['90 days after it', 90, [dollars(4000), dollars(5000), dollars(5000)]],
])('MEMB-6, rule 89, to the second: coming back %s', (_name, days, expected) => {
  const edge = addDays(year.periodEndsAt, days).getTime();
  const member = paying('YEARLY', cheap);
  expect([-1000, 0, 1000].map((more) => reactivationPrice(member, table, new Date(edge + more)))).toEqual(expected);
});

test('MEMB-6: whose currency has no prices any more comes back at the old one', () => {
  const francs = paying('YEARLY', { price: { amount: 6000, currency: 'CHF' } });
  expect(reactivationPrice(francs, table, addDays(francs.periodEndsAt, 200))).toEqual(francs.price);
});
