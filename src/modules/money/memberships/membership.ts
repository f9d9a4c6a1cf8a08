import type { CancellationReason } from '#shared/membership/cancellation.ts';
import type { Discount } from '#shared/membership/discounts.ts';
import { graceEndsAt } from '#shared/membership/dunning.ts';
import { type MembershipTier, type PlanType, tierOfPlan } from '#shared/membership/plans.ts';
import type { Money } from '#shared/money/money.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';

export type MembershipStatus = 'ACTIVE' | 'INACTIVE' | 'PENDING' | 'UNKNOWN';

/** Who takes the money, as the wire spells it; SANDBOX is our own. */
export type MembershipProvider =
  | 'APPLE'
  | 'BRAINTREE'
  | 'GOOGLE'
  | 'MEDIUM_GIFT'
  | 'PAYPAL'
  | 'SANDBOX'
  | 'STRIPE'
  | 'UNKNOWN';

/** What somebody pays, until when it is paid, and what comes next. There is one for each person. */
export type Membership = {
  readonly id: string;
  readonly personId: string;
  readonly status: MembershipStatus;
  readonly plan: PlanType;
  readonly provider: MembershipProvider;
  readonly customer: string | null;
  readonly method: PaymentMethod | null;
  /** What one payment of the plan costs without a discount. */
  readonly price: Money;
  readonly startedAt: Date;
  /** The day that periods are counted from, so that the 31st comes back after February. */
  readonly anchorAt: Date;
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
  /** What was paid for this period, in minor units: the most that a switch gives back. */
  readonly paidAmount: number;
  readonly isTrial: boolean;
  readonly cancelledAt: Date | null;
  readonly cancellationReason: CancellationReason | null;
  readonly lastOfferAt: Date | null;
  readonly firstFailedAt: Date | null;
  readonly failedCharges: number;
  /** When the next charge is due, or null where none is. */
  readonly nextChargeAt: Date | null;
  readonly discount: Discount | null;
  /** What is left over of a plan that was switched from, taken off the next payments, in minor units. */
  readonly credit: number;
  readonly pausedUntil: Date | null;
  readonly scheduledPlan: PlanType | null;
  readonly memberSince: Date;
  readonly friendSince: Date | null;
  readonly endedAt: Date | null;
};

/** What decides whether a membership gives its rights at a moment. */
export type Validity = Pick<
  Membership,
  'status' | 'plan' | 'periodEndsAt' | 'pausedUntil' | 'nextChargeAt' | 'firstFailedAt'
>;

/**
 * Whether a membership gives its rights now: paid for, or in its days of grace, and not at rest. What is due and not
 * charged yet goes on; what is cancelled ends to the second, before the worker has seen it.
 */
export function isActive(membership: Validity, now: Date): boolean {
  const { status, pausedUntil, periodEndsAt, firstFailedAt, nextChargeAt } = membership;
  if (status !== 'ACTIVE') return false;
  if (pausedUntil !== null && now >= periodEndsAt && now < pausedUntil) return false;
  if (firstFailedAt !== null) return now < graceEndsAt(firstFailedAt);
  return nextChargeAt !== null || now < periodEndsAt;
}

/** The tier whose rights somebody has now; FREE without a membership. */
export function tierAt(membership: Validity | null, now: Date): MembershipTier {
  return membership !== null && isActive(membership, now) ? tierOfPlan(membership.plan) : 'FREE';
}

/** The plan that the next payment is for: the scheduled one, if there is one. */
export function nextPlan(membership: Membership): PlanType {
  return membership.scheduledPlan ?? membership.plan;
}
