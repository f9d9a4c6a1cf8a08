import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import type { CommandContext } from '#modules/command-context.ts';
import { changeMembership } from './change-membership.ts';
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

/** Charges what has failed before, at once; for who has just brought another card too. */
export async function chargeNow(context: CommandContext, personId: string): Promise<PaymentAnswer> {
  const now = context.clock.now();
  const { id } = await changeMembership(context, personId, (before) =>
    before.status === 'ACTIVE' && before.firstFailedAt !== null ? { ...before, nextChargeAt: now } : null,
  );
  const intent = await renewMembership(context, personId, await readPrices(context.database), membershipAppliers);
  const paid = intent ?? (await findOpenPayment(context.database, personId));
  if (paid === null) return { type: 'PaymentSucceeded', paymentId: id, personId, chargeId: null };
  return paymentAnswer(context, personId, paid);
}
