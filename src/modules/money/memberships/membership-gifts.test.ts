import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, periodAt } from '#shared/membership/periods.ts';
import { PLAN_TYPES, type PlanType, monthsOfPlan } from '#shared/membership/plans.ts';
import { priceOfPlan, readPriceTable } from '#shared/membership/prices.ts';
import { payingMembership, MEMBER_SINCE as START } from '#test/factories/paying-membership.ts';
import type { Membership } from './membership.ts';
import { give } from './membership-gifts.ts';
import { cancel, end, failRenewal, priceOfRenewal, renew, scheduleSwitch } from './membership-transitions.ts';

const priceOf = (plan: PlanType) => priceOfPlan(readPriceTable(''), plan, 'USD');
const paying = (plan: PlanType, isTrial = false, changes: Partial<Membership> = {}) =>
  payingMembership(plan, changes, { isTrial });
const given = (at: Date, tier: 'MEMBER' | 'FRIEND' = 'MEMBER', months = 12) =>
  ({ id: 'cccccccccccc', personId: 'bbbbbbbbbbbb', tier, months, at, priceOf }) as const;
const day = (count: number) => addDays(START, count);

describe('a gift that is redeemed', () => {
  test('MEMB-12: a stranger is a member for a year, without a card, and nothing is due', () => {
    expect(give(null, given(START))).toMatchObject({
      status: 'ACTIVE',
      plan: 'YEARLY',
      provider: 'MEDIUM_GIFT',
      method: null,
      periodEndsAt: addMonths(START, 12),
      nextChargeAt: null,
    });
  });

  test('MEMB-12: a past member is one again, with the date since when they were', () => {
    const past = end(cancel(paying('MONTHLY'), 'COSTS', day(3)), day(28));
    const after = give(past, given(day(90), 'FRIEND'));
    expect(after).toMatchObject({
      id: past.id,
      status: 'ACTIVE',
      plan: 'PREMIUM_YEARLY',
      provider: 'MEDIUM_GIFT',
      periodEndsAt: addMonths(day(90), 12),
      memberSince: START,
      friendSince: day(90),
      cancelledAt: null,
      endedAt: null,
    });
  });

  test('MEMB-12: an active member has it after the current period, and pays later (T6)', () => {
    const before = paying('MONTHLY');
    const after = give(before, given(day(3)));
    expect(after.periodEndsAt).toEqual(new Date('2027-02-28T10:00:00.000Z'));
    expect(after).toMatchObject({ provider: 'SANDBOX', plan: 'MONTHLY', nextChargeAt: after.periodEndsAt });
    // The 31st comes back, and no day is lost by a February.
    const renewed = renew(after, priceOfRenewal(after, after.price));
    expect(renewed.periodEndsAt).toEqual(new Date('2027-03-31T10:00:00.000Z'));
  });

  test('a cancelled member is not charged after it, a failed payment is due later, a trial is over', () => {
    const cancelled = give(cancel(paying('YEARLY'), 'TIME', day(1)), given(day(2)));
    expect(cancelled).toMatchObject({ nextChargeAt: null, periodEndsAt: addMonths(START, 24) });
    const failed = give(failRenewal(paying('YEARLY'), day(366), true), given(day(368)));
    expect(failed).toMatchObject({ firstFailedAt: null, failedCharges: 0, nextChargeAt: addMonths(START, 24) });
    const trial = give(paying('YEARLY', true), given(day(2)));
    expect(trial).toMatchObject({ isTrial: false, nextChargeAt: addMonths(day(7), 12) });
  });

  test('who cancelled, and whose time is over though nobody has ended it yet, begins anew', () => {
    const cancelled = cancel(paying('MONTHLY'), 'COSTS', day(3));
    const at = cancelled.periodEndsAt;
    const before = new Date(at.getTime() - 1000);
    expect(give(cancelled, given(before))).toMatchObject({ provider: 'SANDBOX', periodEndsAt: addMonths(START, 13) });
    expect(give(cancelled, given(at))).toMatchObject({
      provider: 'MEDIUM_GIFT',
      method: null,
      cancelledAt: null,
      startedAt: at,
      periodEndsAt: addMonths(at, 12),
    });
  });

  test('what it is worth counts as paid, so that a switch gives it back (0029)', () => {
    expect(give(paying('YEARLY'), given(day(3))).paidAmount).toBe(10_000);
    expect(give(paying('YEARLY'), given(day(3), 'MEMBER', 6)).paidAmount).toBe(7500);
    const at = addMonths(START, 6);
    const left = paying('YEARLY').periodEndsAt.getTime() - at.getTime();
    const year = paying('YEARLY').periodEndsAt.getTime() - START.getTime();
    expect(give(paying('YEARLY'), given(at, 'FRIEND')).paidAmount).toBe(15_000 + Math.ceil((5000 * left) / year));
  });

  test('a Friend of old is one since then, and who has no method goes back to nothing', () => {
    const friend = give(paying('YEARLY', false, { friendSince: day(-9) }), given(day(3), 'FRIEND'));
    expect(friend).toMatchObject({ friendSince: day(-9), scheduledPlan: 'YEARLY' });
    const first = give(null, given(START));
    expect(give(first, given(day(3), 'FRIEND'))).toMatchObject({
      plan: 'PREMIUM_YEARLY',
      scheduledPlan: null,
      nextChargeAt: null,
      friendSince: day(3),
    });
  });

  test('it takes the place of a pause', () => {
    const paused = { ...paying('MONTHLY'), pausedUntil: day(90), nextChargeAt: day(90) };
    expect(give(paused, given(day(3))).periodEndsAt).toEqual(new Date('2027-02-28T10:00:00.000Z'));
    const at = day(60);
    expect(give(paused, given(at))).toMatchObject({
      periodStartsAt: at,
      periodEndsAt: addMonths(at, 12),
      pausedUntil: null,
      nextChargeAt: addMonths(at, 12),
    });
  });

  test('a gift of Member to a Friend counts for a third (0029)', () => {
    const after = give(paying('PREMIUM_YEARLY'), given(day(2)));
    expect(after).toMatchObject({ plan: 'PREMIUM_YEARLY', periodEndsAt: new Date('2027-05-31T10:00:00.000Z') });
  });

  test('a gift of Friend to a Member raises them, and they go back to what they paid (0029)', () => {
    const before = paying('YEARLY');
    const at = addMonths(START, 6);
    const after = give(before, given(at, 'FRIEND'));
    const left = before.periodEndsAt.getTime() - at.getTime();
    expect(after).toMatchObject({ plan: 'PREMIUM_YEARLY', scheduledPlan: 'YEARLY', friendSince: at });
    expect(after.periodEndsAt.getTime()).toBe(addMonths(at, 12).getTime() + Math.ceil(left / 3));
    const back = renew(after, priceOfRenewal(after, priceOf('YEARLY')));
    expect(back).toMatchObject({ plan: 'YEARLY', periodEndsAt: addMonths(after.periodEndsAt, 12) });
  });

  test('nobody ever has less time, or pays earlier, than before', () => {
    const anyPlan = fc.constantFrom(...PLAN_TYPES);
    const lifeOf = fc.record({
      plan: anyPlan,
      renewals: fc.nat(5),
      isCancelled: fc.boolean(),
      down: fc.boolean(),
      tier: fc.constantFrom('MEMBER' as const, 'FRIEND' as const),
      months: fc.integer({ min: 1, max: 12 }),
      days: fc.nat(20),
    });
    fc.assert(
      fc.property(lifeOf, ({ plan, renewals, isCancelled, down, tier, months, days }) => {
        let before = paying(plan);
        for (let count = 0; count < renewals; count += 1) before = renew(before, priceOfRenewal(before, before.price));
        if (down && plan === 'YEARLY') before = scheduleSwitch(before, 'MONTHLY');
        const at = addDays(before.periodStartsAt, days);
        if (isCancelled) before = cancel(before, 'OTHER', at);
        const after = give(before, given(at, tier, months));
        const isRaised = after.plan !== before.plan;
        if (!isRaised) expect(after.periodEndsAt.getTime()).toBeGreaterThan(before.periodEndsAt.getTime());
        expect(after.periodEndsAt.getTime()).toBeGreaterThan(at.getTime());
        if (before.nextChargeAt === null) expect(after.nextChargeAt).toBeNull();
        else expect(after.nextChargeAt).toEqual(after.periodEndsAt);
        // What is paid for afterwards is a whole period.
        const next = after.scheduledPlan ?? after.plan;
        const renewed = renew(after, priceOfRenewal(after, priceOf(next)));
        const length = renewed.periodEndsAt.getTime() - after.periodEndsAt.getTime();
        expect(length).toBeGreaterThanOrEqual((monthsOfPlan(next) === 12 ? 365 : 28) * 86_400_000);
        expect(periodAt(renewed.anchorAt, monthsOfPlan(next), renewed.periodStartsAt).endsAt).toEqual(
          renewed.periodEndsAt,
        );
      }),
    );
  });
});
