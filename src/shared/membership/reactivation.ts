import { addDays } from './periods.ts';
import { isRenewedByUs } from './switching.ts';

/** For how long after its end a membership comes back at the price that it had (rule 89). */
const OLD_PRICE_DAYS = 90;

export type ReactivationFacts = {
  readonly paymentProvider: string | null;
  readonly isCancelled: boolean;
  readonly hasPaymentMethod: boolean;
};

/** Cancelled, with such a provider, and with a stored method. */
export function canReactivate(membership: ReactivationFacts): boolean {
  return membership.isCancelled && isRenewedByUs(membership.paymentProvider) && membership.hasPaymentMethod;
}

/** Until the end of the period nothing is charged; afterwards a new period is (rule 89). */
export function isChargedAtReactivation(periodEndsAt: Date, now: Date): boolean {
  return now >= periodEndsAt;
}

/** Whether a membership that ended comes back at its old price. */
export function keepsOldPrice(periodEndsAt: Date, now: Date): boolean {
  return now < addDays(periodEndsAt, OLD_PRICE_DAYS);
}
