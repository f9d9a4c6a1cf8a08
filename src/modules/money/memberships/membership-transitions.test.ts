import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#shared/membership/periods.ts';
import { payingMembership as paying, MEMBER_SINCE as START } from '#test/factories/paying-membership.ts';
import {
  begin,
  cancel,
  end,
  failRenewal,
  priceOfRenewal,
  renew,
  switchNow,
  uncancel,
} from './membership-transitions.ts';

const dollars = (amount: number) => ({ amount, currency: 'USD' }) as const;
const day = (count: number) => addDays(START, count);

describe('beginning again', () => {
  const before = paying('MONTHLY', { lastOfferAt: day(3), friendSince: day(1), memberSince: day(-400) });
  const again = (changes: object) =>
    begin(before, {
      ...before,
      id: 'dddddddddddd',
      method: before.method ?? { kind: 'PaypalAccount', ref: 'p', email: null, fingerprint: null },
      provider: 'SANDBOX',
      customer: 'c',
      isTrial: false,
      discount: null,
      at: day(90),
      ...changes,
    });

  test('MEMB-4: it is the same membership, with its dates of old', () => {
    expect(again({})).toMatchObject({ id: before.id, memberSince: day(-400), friendSince: day(1), startedAt: day(90) });
    expect(again({ plan: 'PREMIUM_MONTHLY' })).toMatchObject({ friendSince: day(1) });
  });

  test('MEMB-5: who goes and comes back is not made another offer within twelve months', () => {
    expect(again({}).lastOfferAt).toEqual(day(3));
  });

  test('MEMB-2: the first payment uses up one of those that a discount holds for; a trial uses none', () => {
    const discount = { percentOff: 50, cycles: 2 };
    expect(again({ discount }).discount).toEqual({ percentOff: 50, cycles: 1 });
    expect(again({ discount: { percentOff: 50, cycles: 1 } }).discount).toBeNull();
    expect(again({ discount, isTrial: true }).discount).toEqual(discount);
  });

  test('MEMB-13: what follows a trial is counted from its end', () => {
    const trial = again({ isTrial: true });
    expect(trial).toMatchObject({ anchorAt: day(97), periodEndsAt: day(97), nextChargeAt: day(97) });
  });
});

describe('a renewal', () => {
  test('MEMB-7: takes what is left over of a plan before, and keeps the rest for the next', () => {
    const before = paying('MONTHLY', { credit: 700 });
    const first = priceOfRenewal(before, before.price);
    expect(first).toEqual({ price: dollars(500), due: dollars(0), creditTaken: 500 });
    const after = renew(before, first);
    expect(after).toMatchObject({ credit: 200, paidAmount: 500 });
    const second = priceOfRenewal(after, after.price);
    expect(second).toEqual({ price: dollars(500), due: dollars(300), creditTaken: 200 });
    expect(renew(after, second)).toMatchObject({ credit: 0, paidAmount: 500 });
  });

  test('MEMB-5: uses one payment of a discount up, before credit is taken', () => {
    const before = paying('MONTHLY', { discount: { percentOff: 20, cycles: 2 }, credit: 100 });
    const renewal = priceOfRenewal(before, before.price);
    expect(renewal.due).toEqual(dollars(300));
    const after = renew(before, renewal);
    expect(after).toMatchObject({ discount: { percentOff: 20, cycles: 1 }, price: dollars(500), paidAmount: 400 });
    expect(renew(after, priceOfRenewal(after, after.price)).discount).toBeNull();
  });

  test('MEMB-7: is of the plan that was scheduled, from the day on which it begins', () => {
    const before = paying('YEARLY', { scheduledPlan: 'PREMIUM_MONTHLY' });
    const after = renew(before, priceOfRenewal(before, dollars(1500)));
    expect(after).toMatchObject({
      plan: 'PREMIUM_MONTHLY',
      scheduledPlan: null,
      price: dollars(1500),
      friendSince: before.periodEndsAt,
      anchorAt: before.periodEndsAt,
      periodEndsAt: addMonths(before.periodEndsAt, 1),
    });
    expect(renew({ ...before, friendSince: day(1) }, priceOfRenewal(before, dollars(1500))).friendSince).toEqual(
      day(1),
    );
  });

  test('MEMB-13: that failed before forgets how often', () => {
    const failed = failRenewal(failRenewal(paying('MONTHLY'), day(28), true), day(29), true);
    expect(failed).toMatchObject({ firstFailedAt: day(28), failedCharges: 2, nextChargeAt: day(30) });
    expect(renew(failed, priceOfRenewal(failed, failed.price))).toMatchObject({
      firstFailedAt: null,
      failedCharges: 0,
      periodStartsAt: failed.periodEndsAt,
    });
  });

  test('MEMB-13: a card that is refused for good is tried no more; the end of the grace is what is due', () => {
    expect(failRenewal(paying('MONTHLY'), day(28), false).nextChargeAt).toEqual(day(42));
    let failed = paying('MONTHLY');
    for (let tries = 0; tries < 9; tries += 1) failed = failRenewal(failed, day(28 + tries), true);
    expect(failed).toMatchObject({ failedCharges: 9, firstFailedAt: day(28), nextChargeAt: day(42) });
  });

  test('MEMB-5: that was under way when somebody cancelled is the last one', () => {
    const cancelled = cancel(paying('MONTHLY'), 'OTHER', day(28));
    expect(renew(cancelled, priceOfRenewal(cancelled, cancelled.price))).toMatchObject({
      nextChargeAt: null,
      cancelledAt: day(28),
    });
  });

  test('MEMB-5: after a pause begins where the pause ended, and counts from there', () => {
    const before = paying('MONTHLY', { pausedUntil: day(60), nextChargeAt: day(60) });
    expect(renew(before, priceOfRenewal(before, before.price))).toMatchObject({
      pausedUntil: null,
      anchorAt: day(60),
      periodStartsAt: day(60),
      periodEndsAt: addMonths(day(60), 1),
      nextChargeAt: addMonths(day(60), 1),
    });
  });
});

describe('going and staying', () => {
  test('MEMB-5: who cancels switches nothing any more, and pays nothing', () => {
    const before = paying('PREMIUM_YEARLY', { scheduledPlan: 'YEARLY' });
    expect(cancel(before, 'COSTS', day(9))).toMatchObject({
      scheduledPlan: null,
      nextChargeAt: null,
      cancelledAt: day(9),
      cancellationReason: 'COSTS',
      periodEndsAt: before.periodEndsAt,
    });
  });

  test('MEMB-6: a cancellation that is taken back leaves no reason', () => {
    const before = paying('YEARLY');
    expect(uncancel(cancel(before, 'COSTS', day(9)))).toEqual(before);
  });

  test('MEMB-13: what is over holds no credit, no pause and no switch', () => {
    const before = paying('YEARLY', { credit: 300, pausedUntil: day(400), scheduledPlan: 'MONTHLY' });
    expect(end(before, day(365))).toMatchObject({
      status: 'INACTIVE',
      credit: 0,
      pausedUntil: null,
      scheduledPlan: null,
      nextChargeAt: null,
      endedAt: day(365),
    });
  });
});

describe('a switch at once', () => {
  const switched = { plan: 'PREMIUM_YEARLY', price: dollars(15_000), paidAmount: 15_000, credit: 40 } as const;

  test('MEMB-7: begins a period at the full price, and ends what was scheduled, discounted or on trial', () => {
    const before = paying(
      'YEARLY',
      { scheduledPlan: 'MONTHLY', discount: { percentOff: 50, cycles: 1 } },
      { isTrial: true },
    );
    expect(switchNow(before, { ...switched, at: day(5) })).toMatchObject({
      ...switched,
      scheduledPlan: null,
      discount: null,
      isTrial: false,
      anchorAt: day(5),
      periodStartsAt: day(5),
      periodEndsAt: addMonths(day(5), 12),
      nextChargeAt: addMonths(day(5), 12),
      friendSince: day(5),
      memberSince: START,
    });
  });

  test('MEMB-15: a Friend who was one before is one since then', () => {
    const before = paying('MONTHLY', { friendSince: day(1) });
    expect(switchNow(before, { ...switched, at: day(5) }).friendSince).toEqual(day(1));
    expect(switchNow(paying('MONTHLY'), { ...switched, plan: 'YEARLY', at: day(5) }).friendSince).toBeNull();
  });
});
