import { expect, test } from 'vitest';
import { addDays, addMonths } from '#shared/membership/periods.ts';
import { readPriceTable } from '#shared/membership/prices.ts';
import { payingMembership as paying, MEMBER_SINCE } from '#test/factories/paying-membership.ts';
import type { Membership } from './membership.ts';
import { failRenewal } from './membership-transitions.ts';
import { presentMembership } from './present-membership.ts';

const table = readPriceTable('');
const now = addDays(MEMBER_SINCE, 9);
const present = (plan: Membership['plan'], changes: Partial<Membership> = {}, at = now) =>
  presentMembership(paying(plan, changes), table, at);
const dollars = (amount: number) => ({ amount, currency: 'USD' });

test('MEMB-9: a payment that failed once has not failed more than once', () => {
  const ends = paying('MONTHLY').periodEndsAt;
  const once = failRenewal(paying('MONTHLY'), ends, true);
  const twice = failRenewal(once, addDays(ends, 1), true);
  const shown = [paying('MONTHLY'), once, twice].map((membership) => {
    const of = presentMembership(membership, table, addDays(ends, 2));
    return [of.paymentFailedAt, of.hasRecurringPaymentFailedMoreThanOnce, of.graceEndsAt];
  });
  expect(shown).toEqual([
    [null, false, null],
    [ends, false, addDays(ends, 14)],
    [ends, true, addDays(ends, 14)],
  ]);
});

test('MEMB-4: a scheduled switch overrides type and price, and stands beside the plan of now', () => {
  expect(present('PREMIUM_YEARLY', { scheduledPlan: 'MONTHLY' })).toMatchObject({
    tier: 'FRIEND',
    membershipType: 'MONTHLY',
    amount: 500,
    nextCharge: dollars(500),
    planV2: { membershipType: 'PREMIUM_YEARLY', price: dollars(15_000) },
    switchPlanSchedule: {
      startAt: paying('PREMIUM_YEARLY').periodEndsAt,
      plan: { membershipType: 'MONTHLY', price: dollars(500) },
    },
  });
  expect(present('YEARLY').switchPlanSchedule).toBeNull();
});

test('MEMB-4: a discount ends with the last payment that it holds for', () => {
  const { periodEndsAt } = paying('MONTHLY');
  expect(present('MONTHLY', { discount: { percentOff: 20, cycles: 3 } })).toMatchObject({
    discountEndsAt: addMonths(periodEndsAt, 3),
    amount: 500,
    nextCharge: dollars(400),
    planV2: { discount: { regularPrice: dollars(500), numCycles: 3, percentOff: 20 } },
  });
  expect(present('MONTHLY').discountEndsAt).toBeNull();
});

test('MEMB-14: a card has expired from the first moment of the month after; PayPal never', () => {
  const card = paying('YEARLY').method;
  if (card?.kind !== 'CreditCard') throw new Error('it is paid by a card');
  const method = { ...card, expirationMonth: 2, expirationYear: 2026 };
  const edge = Date.parse('2026-03-01T00:00:00Z');
  expect(
    [-1000, 0, 1000].map((more) => present('YEARLY', { method }, new Date(edge + more)).hasCreditCardExpired),
  ).toEqual([false, true, true]);
  const paypal = { kind: 'PaypalAccount', ref: 'p', email: null, fingerprint: null } as const;
  expect(present('YEARLY', { method: paypal }, new Date(edge)).hasCreditCardExpired).toBe(false);
});
