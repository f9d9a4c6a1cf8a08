import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { keptPaymentAnswer } from './approve-first.ts';
import { findMembership } from './find-membership.ts';
import { findOpenPayment } from './form-try.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { findOwnMembership } from './own-membership.ts';
import { type PaymentAnswer, paymentAnswer, refusePayment } from './payment-answer.ts';
import { throttlePayment } from './payment-limits.ts';
import { readPrices } from './read-prices.ts';
import { renewMembership } from './renew-membership.ts';

/** Tries a renewal that failed again now, with the method that is kept (decisions 85). */
export async function retryPayment(
  context: CommandContext,
  personId: string,
  membershipId: string,
): Promise<PaymentAnswer> {
  const membership = await findOwnMembership(context, personId, membershipId);
  if (membership === null) return refusePayment('NotFound', messages.noMembership);
  const throttled = await throttlePayment(context, personId, 'pay');
  if (throttled !== null) return throttled;
  if (membership.method === null) return refusePayment('BadRequest', messages.noMethod);
  const open = await findOpenPayment(context.database, personId);
  if (open !== null) return paymentAnswer(context, personId, open);
  if (membership.status !== 'ACTIVE' || membership.firstFailedAt === null) {
    return refusePayment('Conflict', messages.nothingFailed);
  }
  return chargeNow(context, personId);
}

/** Charges what has failed before, at once, with the member there to approve; for who has just brought another card too. */
async function chargeNow(context: CommandContext, personId: string): Promise<PaymentAnswer> {
  mustActFor(context, personId);
  const prices = await readPrices(context.database);
  const intent = await renewMembership(context, personId, prices, membershipAppliers, true);
  const paid = intent ?? (await findOpenPayment(context.database, personId));
  if (paid !== null) return keptPaymentAnswer(context, personId, paid);
  const paymentId = (await findMembership(context.database, personId))?.id ?? '';
  return { type: 'PaymentSucceeded', paymentId, personId, chargeId: null };
}

/** What a method is answered that was to be kept: once it is, what failed before is charged to it. */
export async function methodAnswer(
  context: CommandContext,
  personId: string,
  intent: PaymentIntent,
): Promise<PaymentAnswer> {
  if (intent.kind !== 'METHOD' || intent.state !== 'SUCCEEDED') return paymentAnswer(context, personId, intent);
  const after = await findMembership(context.database, personId);
  const owes = after?.status === 'ACTIVE' && after.firstFailedAt !== null;
  return owes ? chargeNow(context, personId) : paymentAnswer(context, personId, intent);
}
