import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import type { Money } from '#shared/money/money.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { keptPaymentOutcome } from './approve-first.ts';
import { findMembership } from './find-membership.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { findOwnMembership } from './own-membership.ts';
import { type PaymentOutcome, paymentOutcome, refusePayment } from './payment-outcome.ts';
import { throttlePayment } from './payment-limits.ts';
import { renewAsked } from './renew-membership.ts';

/** Tries a renewal that failed again now, with the method that is kept (rule 85). */
export async function retryPayment(
  context: CommandContext,
  personId: string,
  { membershipId, shown }: { readonly membershipId: string; readonly shown: Money | null },
): Promise<PaymentOutcome> {
  const membership = await findOwnMembership(context, personId, membershipId);
  if (membership === null) return refusePayment('NotFound', messages.noMembership);
  const throttled = await throttlePayment(context, personId, 'pay');
  if (throttled !== null) return throttled;
  if (membership.method === null) return refusePayment('BadRequest', messages.noMethod);
  if (membership.status !== 'ACTIVE' || membership.firstFailedAt === null) {
    return refusePayment('Conflict', messages.nothingFailed);
  }
  return chargeNow(context, personId, shown);
}

/** Charges what has failed before, at once, with the member there to approve; for who has just brought another card too. */
async function chargeNow(context: CommandContext, personId: string, shown: Money | null): Promise<PaymentOutcome> {
  mustActFor(context, personId);
  const paid = await renewAsked(context, personId, shown, membershipAppliers);
  if (paid !== null) return keptPaymentOutcome(context, personId, paid);
  const after = await findMembership(context.database, personId);
  // Over by now, or not to be reached: only a membership that owes nothing any more is paid for.
  if (after?.status !== 'ACTIVE' || after.firstFailedAt !== null) return paymentOutcome(context, personId, null);
  return { type: 'PaymentSucceeded', paymentId: after.id, personId, chargeId: null };
}

/** What a method is answered that was to be kept: once it is, what failed before is charged to it. */
export async function methodOutcome(
  context: CommandContext,
  personId: string,
  intent: PaymentIntent,
): Promise<PaymentOutcome> {
  if (intent.kind !== 'METHOD' || intent.state !== 'SUCCEEDED') return paymentOutcome(context, personId, intent);
  const after = await findMembership(context.database, personId);
  const owes = after?.status === 'ACTIVE' && after.firstFailedAt !== null;
  return owes ? chargeNow(context, personId, null) : paymentOutcome(context, personId, intent);
}
