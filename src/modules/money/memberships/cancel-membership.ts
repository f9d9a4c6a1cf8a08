import { type CancellationReason } from '#shared/membership/cancellation.ts';
import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { forbidden } from '#modules/ground/refusals.ts';
import { changeEvenSuspended } from './change-membership.ts';
import type { Membership } from './membership.ts';
import { changedMembership, type MembershipOutcome, noMembership } from './membership-outcome.ts';
import { tellOfMembership } from './membership-events.ts';
import { cancel } from './membership-transitions.ts';
import { canCancel } from './memberships.policy.ts';
import { offerTo } from './offer-to.ts';
import { findOwnEvenSuspended } from './own-membership.ts';

/**
 * Nothing more is charged, and what is paid for is kept to its end (rule 86). Twice is once. What was offered for
 * the reason was refused by going on, and nothing more is offered for twelve months (rule 87).
 */
export function cancelMembership(
  context: CommandContext,
  personId: string,
  reason: CancellationReason,
): Promise<Membership> {
  return changeEvenSuspended(context, personId, async (membership, inside) => {
    if (membership.cancelledAt !== null) return null;
    mustBeAllowed(canCancel(membership));
    const now = inside.clock.now();
    const endsAt = membership.periodEndsAt.toISOString();
    await tellOfMembership(inside, 'membership.cancelled', { personId, endsAt });
    const wasOffered = offerTo(membership, reason, now) !== 'NO_DISCOUNT';
    return { ...cancel(membership, reason, now), lastOfferAt: wasOffered ? now : membership.lastOfferAt };
  });
}

/** The same for a form that names the membership. */
export async function cancelOwnMembership(
  context: CommandContext,
  personId: string,
  { membershipId, reason }: { readonly membershipId: string; readonly reason: CancellationReason },
): Promise<MembershipOutcome> {
  const membership = await findOwnEvenSuspended(context, personId, membershipId);
  if (membership === null) return noMembership;
  if (membership.cancelledAt === null && !canCancel(membership)) {
    return forbidden(messages.cannotCancel);
  }
  await cancelMembership(context, personId, reason);
  return changedMembership(personId);
}
