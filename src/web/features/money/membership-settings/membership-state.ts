import { isRenewedByUs } from '#shared/membership/switching.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';

/** What the settings have to say of a membership, at first sight. */
export type MembershipState = 'none' | 'pending' | 'ended' | 'cancelled' | 'paused' | 'failed' | 'elsewhere' | 'active';

/** Which of them it is; the first that holds. */
export function stateOf(membership: OwnMembership | null | undefined): MembershipState {
  if (!membership) return 'none';
  if (membership.status === 'PENDING') return 'pending';
  if (membership.status === 'INACTIVE' || membership.endedAt !== null) return 'ended';
  if (membership.isCancelled) return 'cancelled';
  if (membership.pausedUntil !== null) return 'paused';
  if (membership.paymentFailedAt !== null) return 'failed';
  return isRenewedByUs(membership.paymentProvider) ? 'active' : 'elsewhere';
}
