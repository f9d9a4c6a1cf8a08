import type { Money } from '#shared/money/money.ts';
import type { Period } from './periods.ts';
import { monthsOfPlan, type PlanType, tierOfPlan } from './plans.ts';

/** Providers whose memberships we renew ourselves; others (shops of phones, gifts) are only looked at. */
const RENEWED_BY_US: ReadonlySet<string> = new Set(['BRAINTREE', 'SANDBOX', 'STRIPE']);

/** Whether a membership of a provider is renewed, switched and reactivated here. */
export function isRenewedByUs(provider: string | null): boolean {
  return provider !== null && RENEWED_BY_US.has(provider);
}

export type SwitchFacts = {
  readonly paymentProvider: string | null;
  readonly isCancelled: boolean;
  readonly paymentFailedAt: unknown;
};

/** Only by such a provider, not cancelled, and without a payment that failed. */
export function canSwitchPlan(membership: SwitchFacts): boolean {
  return isRenewedByUs(membership.paymentProvider) && !membership.isCancelled && membership.paymentFailedAt === null;
}

/** When a switch happens (rule 90): up at once, down at the end of what is paid. */
export function switchTiming(from: PlanType, to: PlanType): 'NOW' | 'AT_PERIOD_END' {
  if (tierOfPlan(from) !== tierOfPlan(to)) return tierOfPlan(to) === 'FRIEND' ? 'NOW' : 'AT_PERIOD_END';
  return monthsOfPlan(to) > monthsOfPlan(from) ? 'NOW' : 'AT_PERIOD_END';
}

/** What is left of a payment at a moment, in whole minor units, rounded in favour of the member. */
export function unusedOf(paid: Money, period: Period, at: Date): Money {
  const length = period.endsAt.getTime() - period.startsAt.getTime();
  const left = Math.min(length, Math.max(0, period.endsAt.getTime() - at.getTime()));
  return { ...paid, amount: Number((BigInt(paid.amount) * BigInt(left) + BigInt(length) - 1n) / BigInt(length)) };
}

export type SwitchCharge = {
  /** Asked at once; never below nothing. */
  readonly due: Money;
  /** What is left over when the unused part is worth more than is due; taken off the payments that follow. */
  readonly credit: Money;
};

/** A switch at once begins a new period at the full price, less what is left of the one before (rule 90). */
export function chargeForSwitch(price: Money, unused: Money): SwitchCharge {
  const difference = price.amount - unused.amount;
  return {
    due: { ...price, amount: Math.max(0, difference) },
    credit: { ...price, amount: Math.max(0, -difference) },
  };
}
