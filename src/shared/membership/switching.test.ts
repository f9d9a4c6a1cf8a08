import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Money } from '#shared/money/money.ts';
import { canSwitchPlan, chargeForSwitch, isRenewedByUs, switchTiming, unusedOf } from './switching.ts';

const period = { startsAt: new Date('2026-03-01T00:00:00Z'), endsAt: new Date('2027-03-01T00:00:00Z') };
const dollars = (amount: number): Money => ({ amount, currency: 'USD' });

describe('switching plans', () => {
  test.each([
    ['STRIPE', false, null, true],
    ['BRAINTREE', false, null, true],
    ['SANDBOX', false, null, true],
    ['MEDIUM_GIFT', false, null, false],
    ['APPLE', false, null, false],
    [null, false, null, false],
    ['STRIPE', true, null, false],
    ['STRIPE', false, new Date(), false],
  ])('MEMB-7: by %s, cancelled %s, failed %s: %s', (paymentProvider, isCancelled, paymentFailedAt, isAllowed) => {
    expect(canSwitchPlan({ paymentProvider, isCancelled, paymentFailedAt })).toBe(isAllowed);
  });

  test('MEMB-7: who renews for us is told apart by name', () => {
    expect(['STRIPE', 'BRAINTREE', 'GOOGLE', 'PAYPAL', 'UNKNOWN'].map(isRenewedByUs)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test.each([
    ['MONTHLY', 'PREMIUM_MONTHLY', 'NOW'],
    ['YEARLY', 'PREMIUM_YEARLY', 'NOW'],
    ['MONTHLY', 'YEARLY', 'NOW'],
    ['PREMIUM_YEARLY', 'YEARLY', 'AT_PERIOD_END'],
    ['PREMIUM_MONTHLY', 'YEARLY', 'AT_PERIOD_END'],
    ['YEARLY', 'MONTHLY', 'AT_PERIOD_END'],
  ] as const)('MEMB-7, rule 90: from %s to %s: %s', (from, to, timing) => {
    expect(switchTiming(from, to)).toBe(timing);
  });

  test('MEMB-7: what is left of a payment shrinks to nothing, never below, and never above what was paid', () => {
    expect(unusedOf(dollars(5000), period, period.startsAt)).toEqual(dollars(5000));
    expect(unusedOf(dollars(5000), period, new Date('2026-08-30T12:00:00Z'))).toEqual(dollars(2500));
    expect(unusedOf(dollars(5000), period, period.endsAt)).toEqual(dollars(0));
    expect(unusedOf(dollars(5000), period, new Date('2030-01-01'))).toEqual(dollars(0));
    expect(unusedOf(dollars(5000), period, new Date('2020-01-01'))).toEqual(dollars(5000));
  });

  test('MEMB-7: what is left is rounded in favour of the member, to the millisecond', () => {
    const after = new Date(period.startsAt.getTime() + 1);
    const before = new Date(period.endsAt.getTime() - 1);
    expect([after, before].map((at) => unusedOf(dollars(5000), period, at))).toEqual([dollars(5000), dollars(1)]);
  });

  test('MEMB-7: a switch never makes or loses a cent', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (price, unused) => {
        const { due, credit } = chargeForSwitch(dollars(price), dollars(unused));
        expect(due.amount - credit.amount).toBe(price - unused);
        expect(Math.min(due.amount, credit.amount)).toBe(0);
        expect(due.amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
