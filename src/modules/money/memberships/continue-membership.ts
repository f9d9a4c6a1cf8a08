import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import type { Money } from '#shared/money/money.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { keptPaymentOutcome } from './approve-first.ts';
import { changeMembership } from './change-membership.ts';
import type { Membership } from './membership.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { canReactivate } from './memberships.policy.ts';
import { findOwnMembership } from './own-membership.ts';
import type { PayOutcome } from './pay-alone.ts';
import { type Declined, type PaymentProgress, type PaymentRefusal, refusePayment } from './payment-outcome.ts';
import { renewAsked } from './renew-membership.ts';
import { uncancelMembership } from './uncancel-membership.ts';

export type ContinueOutcome =
  | { readonly type: 'MutationSuccess'; readonly personId: string }
  | Exclude<PaymentProgress, { readonly type: 'PaymentSucceeded' }>
  | PaymentRefusal<'Conflict' | 'Forbidden' | 'NotFound' | 'PaymentError'>
  | Declined;

/**
 * Goes on with one click: takes a cancellation back (rule 89), or ends a pause (rule 87). What has to be paid
 * is paid once, however often the button is pressed.
 */
export async function continueMembership(
  context: CommandContext,
  personId: string,
  { membershipId, shown }: { readonly membershipId: string; readonly shown: Money | null },
): Promise<ContinueOutcome> {
  const membership = await findOwnMembership(context, personId, membershipId);
  if (membership === null) return refusePayment('NotFound', messages.noMembership);
  const isAtRest = membership.status === 'ACTIVE' && membership.cancelledAt === null && membership.pausedUntil !== null;
  if (isAtRest) return endPause(context, membership, shown);
  const goesOn = membership.status === 'ACTIVE' && membership.cancelledAt === null;
  if (goesOn) return { type: 'MutationSuccess', personId };
  if (!canReactivate(membership)) return refusePayment('Forbidden', messages.cannotReactivate);
  const outcome = await uncancelMembership(context, personId, shown, membershipAppliers);
  if (outcome.kind === 'GOES_ON') return { type: 'MutationSuccess', personId };
  return continued(context, personId, outcome.intent);
}

/** A pause that has not begun is taken back; one that has ends now, once the payment that was put off is made. */
async function endPause(
  context: CommandContext,
  { personId }: Membership,
  shown: Money | null,
): Promise<ContinueOutcome> {
  const now = context.clock.now();
  const membership = await changeMembership(context, personId, (before) => {
    if (before.pausedUntil === null || now >= before.periodEndsAt) return null;
    return { ...before, pausedUntil: null, nextChargeAt: before.periodEndsAt };
  });
  if (membership.pausedUntil === null) return { type: 'MutationSuccess', personId };
  const paid = await renewAsked(context, personId, shown, membershipAppliers);
  const after = paid === null ? await findOwnMembership(context, personId, membership.id) : null;
  // Nothing was due any more.
  if (after !== null && after.pausedUntil === null) return { type: 'MutationSuccess', personId };
  return continued(context, personId, paid);
}

async function continued(context: CommandContext, personId: string, paid: PayOutcome): Promise<ContinueOutcome> {
  const answer = await keptPaymentOutcome(context, personId, paid);
  return answer.type === 'PaymentSucceeded' ? { type: 'MutationSuccess', personId } : answer;
}
