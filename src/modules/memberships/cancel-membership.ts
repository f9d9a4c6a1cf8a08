import type { CancellationReason } from '#shared/membership/cancellation.ts';
import type { CommandContext } from '#modules/command-context.ts';
import { mustBeAllowed } from '#modules/acting.ts';
import { changeMembership } from './change-membership.ts';
import { tellOfMembership } from './membership-events.ts';
import type { Membership } from './membership.ts';
import { cancel } from './membership-transitions.ts';
import { canCancel } from './memberships.policy.ts';

/** Nothing more is charged, and what is paid for is kept to its end (decisions 86). Twice is once. */
export function cancelMembership(
  context: CommandContext,
  personId: string,
  reason: CancellationReason,
): Promise<Membership> {
  return changeMembership(context, personId, async (membership, inside) => {
    if (membership.cancelledAt !== null) return null;
    mustBeAllowed(canCancel(membership));
    const endsAt = membership.periodEndsAt.toISOString();
    await tellOfMembership(inside, 'membership.cancelled', { personId, endsAt });
    return cancel(membership, reason, inside.clock.now());
  });
}
