import type { CancellationReason } from '#shared/membership/cancellation.ts';
import type { Discount } from '#shared/membership/discounts.ts';
import { graceEndsAt, nextRetryAt } from '#shared/membership/dunning.ts';
import { nextPayment, scheduleOfPurchase, usedOnce } from '#shared/membership/payments.ts';
import { addMonths, periodAt } from '#shared/membership/periods.ts';
import { monthsOfPlan, type PlanType, tierOfPlan } from '#shared/membership/plans.ts';
import type { Money } from '#shared/money/money.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { type Membership, nextPlan } from './membership.ts';

export type Beginning = {
  readonly id: string;
  readonly personId: string;
  readonly plan: PlanType;
  readonly price: Money;
  readonly provider: ProviderName;
  readonly customer: string;
  readonly method: PaymentMethod;
  readonly discount: Discount | null;
  /** Nothing is paid for a trial until it ends. */
  readonly isTrial: boolean;
  readonly paidAmount: number;
  readonly at: Date;
};

/** Somebody becomes a member, or does so again: what they were before keeps their dates of old. */
export function begin(before: Membership | null, beginning: Beginning): Membership {
  const { at, plan, isTrial } = beginning;
  const periodEndsAt = scheduleOfPurchase(beginning, at).nextAt ?? addMonths(at, monthsOfPlan(plan));
  return {
    id: before?.id ?? beginning.id,
    personId: beginning.personId,
    status: 'ACTIVE',
    plan,
    provider: beginning.provider,
    customer: beginning.customer,
    method: beginning.method,
    price: beginning.price,
    startedAt: at,
    anchorAt: isTrial ? periodEndsAt : at,
    periodStartsAt: at,
    periodEndsAt,
    paidAmount: beginning.paidAmount,
    isTrial,
    cancelledAt: null,
    cancellationReason: null,
    lastOfferAt: before?.lastOfferAt ?? null,
    firstFailedAt: null,
    failedCharges: 0,
    nextChargeAt: periodEndsAt,
    discount: isTrial ? beginning.discount : usedOnce(beginning.discount),
    credit: 0,
    pausedUntil: null,
    scheduledPlan: null,
    memberSince: before?.memberSince ?? at,
    friendSince: tierOfPlan(plan) === 'FRIEND' ? (before?.friendSince ?? at) : (before?.friendSince ?? null),
    endedAt: null,
  };
}

export type RenewalPrice = {
  /** What the plan costs without a discount. */
  readonly price: Money;
  /** What is charged: less the discount and what is left over of a plan before. */
  readonly due: Money;
  /** What of the credit it takes. */
  readonly creditTaken: number;
};

/** What the next payment comes to. `price` is that of the plan that it is for. */
export function priceOfRenewal(membership: Membership, price: Money): RenewalPrice {
  const { due, creditTaken } = nextPayment(price, membership);
  return { price, due, creditTaken };
}

/** The next period is paid: it begins where the last one, or the rest after it, ended, however late the money came. */
export function renew(membership: Membership, renewal: RenewalPrice): Membership {
  const plan = nextPlan(membership);
  const months = monthsOfPlan(plan);
  const startsAt = membership.pausedUntil ?? membership.periodEndsAt;
  const isSameRhythm = membership.pausedUntil === null && months === monthsOfPlan(membership.plan);
  const anchorAt = isSameRhythm ? membership.anchorAt : startsAt;
  const { endsAt } = periodAt(anchorAt, months, startsAt);
  return {
    ...membership,
    status: 'ACTIVE',
    plan,
    price: renewal.price,
    anchorAt,
    periodStartsAt: startsAt,
    periodEndsAt: endsAt,
    paidAmount: renewal.due.amount + renewal.creditTaken,
    isTrial: false,
    firstFailedAt: null,
    failedCharges: 0,
    nextChargeAt: membership.cancelledAt === null ? endsAt : null,
    discount: usedOnce(membership.discount),
    credit: membership.credit - renewal.creditTaken,
    pausedUntil: null,
    scheduledPlan: null,
    friendSince: tierOfPlan(plan) === 'FRIEND' ? (membership.friendSince ?? startsAt) : membership.friendSince,
  };
}

/** A pause that has begun and goes on. */
export function isAtRest({ periodEndsAt, pausedUntil }: Membership, now: Date): boolean {
  return pausedUntil !== null && now >= periodEndsAt && now < pausedUntil;
}

/** A pause that goes on ends now; whatever else is as it was. */
export function wake(membership: Membership, now: Date): Membership {
  return isAtRest(membership, now) ? { ...membership, pausedUntil: now } : membership;
}

/** A renewal failed: access is kept for the days of grace, in which it is tried again (rule 85). */
export function failRenewal(membership: Membership, at: Date, isWorthAnotherTry: boolean): Membership {
  const firstFailedAt = membership.firstFailedAt ?? at;
  const retry = isWorthAnotherTry ? nextRetryAt(firstFailedAt, membership.failedCharges) : null;
  return {
    ...membership,
    firstFailedAt,
    failedCharges: membership.failedCharges + 1,
    // Without another try the end of the days of grace is what is due.
    nextChargeAt: retry ?? graceEndsAt(firstFailedAt),
  };
}

/** Nothing more is charged; what is paid for is kept until its end (rule 86). */
export function cancel(membership: Membership, reason: CancellationReason, at: Date): Membership {
  return { ...membership, cancelledAt: at, cancellationReason: reason, nextChargeAt: null, scheduledPlan: null };
}

/** Takes a cancellation back before the end of what is paid: nothing is charged (rule 89). */
export function uncancel(membership: Membership): Membership {
  return {
    ...membership,
    cancelledAt: null,
    cancellationReason: null,
    nextChargeAt: membership.periodEndsAt,
  };
}

/** What is paid for, or its days of grace, are over. */
export function end(membership: Membership, at: Date): Membership {
  return {
    ...membership,
    status: 'INACTIVE',
    nextChargeAt: null,
    pausedUntil: null,
    scheduledPlan: null,
    credit: 0,
    endedAt: at,
  };
}

export type Switched = {
  readonly plan: PlanType;
  readonly price: Money;
  readonly paidAmount: number;
  readonly credit: number;
  readonly at: Date;
};

/** A switch at once begins a new period (rule 90). */
export function switchNow(membership: Membership, switched: Switched): Membership {
  const { plan, price, at } = switched;
  const periodEndsAt = addMonths(at, monthsOfPlan(plan));
  return {
    ...membership,
    plan,
    price,
    anchorAt: at,
    periodStartsAt: at,
    periodEndsAt,
    paidAmount: switched.paidAmount,
    isTrial: false,
    nextChargeAt: periodEndsAt,
    discount: null,
    credit: switched.credit,
    scheduledPlan: null,
    friendSince: tierOfPlan(plan) === 'FRIEND' ? (membership.friendSince ?? at) : membership.friendSince,
  };
}

/** A switch that waits for the end of what is paid; null takes a waiting one back. */
export function scheduleSwitch(membership: Membership, plan: PlanType | null): Membership {
  return { ...membership, scheduledPlan: plan };
}
