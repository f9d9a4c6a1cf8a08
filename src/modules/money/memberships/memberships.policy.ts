import { canReactivate as mayReactivate } from '#shared/membership/reactivation.ts';
import { canSwitchPlan as maySwitch, isRenewedByUs } from '#shared/membership/switching.ts';
import type { Membership } from './membership.ts';

/** Only what is renewed here and goes on can be cancelled here. */
export function canCancel(membership: Membership): boolean {
  return membership.status === 'ACTIVE' && membership.cancelledAt === null && isRenewedByUs(membership.provider);
}

/** Cancelled, with such a provider, and with a stored method. */
export function canReactivate(membership: Membership): boolean {
  return mayReactivate({
    paymentProvider: membership.provider,
    isCancelled: membership.cancelledAt !== null,
    hasPaymentMethod: membership.method !== null,
  });
}

/** What is at rest, or over, is not switched. */
export function canSwitchPlan(membership: Membership): boolean {
  return (
    membership.status === 'ACTIVE' &&
    membership.pausedUntil === null &&
    maySwitch({
      paymentProvider: membership.provider,
      isCancelled: membership.cancelledAt !== null,
      paymentFailedAt: membership.firstFailedAt,
    })
  );
}

/** Seven days for nothing are for who never was a member (rule 83). */
export function isTrialOffered(membership: Membership | null): boolean {
  return membership === null;
}
