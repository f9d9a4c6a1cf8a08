import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import { startRefund } from '#modules/money/billing/start-refund.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { forbidden } from '#modules/ground/refusals.ts';
import { changeEvenSuspended } from './change-membership.ts';
import { changedMembership, type MembershipOutcome, noMembership } from './membership-outcome.ts';
import { tellOfMembership } from './membership-events.ts';
import { end } from './membership-transitions.ts';
import { findOwnEvenSuspended } from './own-membership.ts';
import { findRefundable } from './refundable.ts';

/**
 * Gives all of the last payment back and ends the membership, in one transaction (rule 88): within 14 days of a
 * first purchase or a yearly renewal, by a refund or by “Withdraw from contract”.
 */
export async function refundMembership(
  context: CommandContext,
  personId: string,
  { membershipId, isWithdrawal }: { readonly membershipId: string; readonly isWithdrawal: boolean },
): Promise<MembershipOutcome> {
  if ((await findOwnEvenSuspended(context, personId, membershipId)) === null) return noMembership;
  let answer: MembershipOutcome = forbidden(messages.cannotRefund);
  await changeEvenSuspended(context, personId, async (membership, inside) => {
    const now = inside.clock.now();
    const refundable = await findRefundable(inside.database, membership, now);
    if (refundable === null) return null;
    const { chargeId, amount: money } = refundable;
    await startRefund(inside, { chargeId, money, reason: isWithdrawal ? 'WITHDRAWAL' : 'FIRST_DAYS' });
    await tellOfMembership(inside, 'membership.refunded', { personId, chargeId, isWithdrawal });
    answer = changedMembership(personId);
    return { ...end(membership, now), cancelledAt: membership.cancelledAt ?? now, periodEndsAt: now, paidAmount: 0 };
  });
  return answer;
}
