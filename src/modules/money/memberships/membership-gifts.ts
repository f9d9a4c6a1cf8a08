import { exchangedMonths, exchangedTime } from '#shared/membership/gifts.ts';
import { addMonths } from '#shared/membership/periods.ts';
import { monthsOfPlan, type PaidTier, type PlanType, planOf, tierOfPlan } from '#shared/membership/plans.ts';
import { unusedOf } from '#shared/membership/switching.ts';
import type { Money } from '#shared/money/money.ts';
import { type Membership, nextPlan } from './membership.ts';

export type GivenMembership = {
  readonly id: string;
  readonly personId: string;
  readonly tier: PaidTier;
  /** 1 to 12. */
  readonly months: number;
  readonly at: Date;
  /** What a plan costs in the currency of the membership, or of the site for who has none. */
  readonly priceOf: (plan: PlanType) => Money;
};

/**
 * Somebody redeems a gift (rules 101 and T6, decision 0029): who is no member becomes one, without a card, until it ends by
 * itself; a member stays one for longer, and what they pay is due later.
 */
export function give(before: Membership | null, given: GivenMembership): Membership {
  if (before === null || before.status !== 'ACTIVE' || isOver(before, given.at)) return beginGiven(before, given);
  const rested = before.pausedUntil === null ? before : withoutPause(before, given.at);
  const membership: Membership = { ...rested, isTrial: false, firstFailedAt: null, failedCharges: 0 };
  const isRaised = given.tier === 'FRIEND' && tierOfPlan(membership.plan) === 'MEMBER';
  const after = isRaised ? raised(membership, given) : lengthened(membership, given);
  return { ...after, nextChargeAt: before.nextChargeAt === null ? null : after.periodEndsAt };
}

/** Cancelled, or given, and only not ended yet: nothing of it is left to be lengthened. */
function isOver({ nextChargeAt, periodEndsAt }: Membership, at: Date): boolean {
  return nextChargeAt === null && periodEndsAt <= at;
}

function beginGiven(before: Membership | null, given: GivenMembership): Membership {
  const { at, tier, months } = given;
  const plan = planOf(tier, months === 12 ? 12 : 1);
  return {
    id: before?.id ?? given.id,
    personId: given.personId,
    status: 'ACTIVE',
    plan,
    provider: 'MEDIUM_GIFT',
    customer: null,
    method: null,
    price: given.priceOf(plan),
    startedAt: at,
    anchorAt: at,
    periodStartsAt: at,
    periodEndsAt: addMonths(at, months),
    paidAmount: 0,
    isTrial: false,
    cancelledAt: null,
    cancellationReason: null,
    lastOfferAt: before?.lastOfferAt ?? null,
    firstFailedAt: null,
    failedCharges: 0,
    nextChargeAt: null,
    discount: null,
    credit: 0,
    pausedUntil: null,
    scheduledPlan: null,
    memberSince: before?.memberSince ?? at,
    friendSince: tier === 'FRIEND' ? (before?.friendSince ?? at) : (before?.friendSince ?? null),
    endedAt: null,
  };
}

/** A gift takes the place of a pause: it begins at the end of what is paid, or now where that is over. */
function withoutPause(membership: Membership, at: Date): Membership {
  if (at < membership.periodEndsAt) return { ...membership, pausedUntil: null };
  return { ...membership, pausedUntil: null, anchorAt: at, periodStartsAt: at, periodEndsAt: at };
}

/** More of the tier that they have; a gift of Member to a Friend counts for what it is worth. */
function lengthened(membership: Membership, given: GivenMembership): Membership {
  const { anchorAt, periodEndsAt } = membership;
  const months = exchangedMonths(given.months, given.tier, tierOfPlan(membership.plan));
  const passed =
    (periodEndsAt.getUTCFullYear() - anchorAt.getUTCFullYear()) * 12 +
    periodEndsAt.getUTCMonth() -
    anchorAt.getUTCMonth();
  // Counted from the day that periods are counted from, so that a 31st comes back after a February.
  const isCounted =
    addMonths(anchorAt, passed).getTime() === periodEndsAt.getTime() &&
    (passed + months) % monthsOfPlan(nextPlan(membership)) === 0;
  const endsAt = isCounted ? addMonths(anchorAt, passed + months) : addMonths(periodEndsAt, months);
  return {
    ...membership,
    anchorAt: isCounted ? anchorAt : endsAt,
    periodEndsAt: endsAt,
    paidAmount: membership.paidAmount + worthOf(given),
  };
}

/** A gift of Friend to a Member: Friend at once, what was left added for what it is worth, and then back. */
function raised(membership: Membership, given: GivenMembership): Membership {
  const { at, months } = given;
  const plan = planOf('FRIEND', months === 12 ? 12 : 1);
  const left = Math.max(0, membership.periodEndsAt.getTime() - at.getTime());
  const endsAt = new Date(addMonths(at, months).getTime() + exchangedTime(left, 'MEMBER', 'FRIEND'));
  const period = { startsAt: membership.periodStartsAt, endsAt: membership.periodEndsAt };
  const unused = left === 0 ? 0 : unusedOf({ ...membership.price, amount: membership.paidAmount }, period, at).amount;
  return {
    ...membership,
    plan,
    price: given.priceOf(plan),
    anchorAt: endsAt,
    periodStartsAt: at,
    periodEndsAt: endsAt,
    paidAmount: unused + worthOf(given),
    scheduledPlan: membership.method === null ? null : nextPlan(membership),
    friendSince: membership.friendSince ?? at,
  };
}

/** What the gift is worth in the currency of the membership: a switch gives it back as it does what was paid. */
function worthOf({ priceOf, tier, months }: GivenMembership): number {
  return Math.floor((priceOf(planOf(tier, 12)).amount * months) / 12);
}
