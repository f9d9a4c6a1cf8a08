import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import { endIntent } from '#modules/money/billing/end-intent.ts';
import { findIntent } from '#modules/money/billing/find-intent.ts';
import { isOpen, type PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import { settleIntent } from '#modules/money/billing/settle-intents.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { approveSandboxPayment } from '#modules/money/payments/sandbox/approve-sandbox-payment.ts';
import { payApproved, wantsApproval } from './approve-first.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { declined, type PaymentOutcome, paymentOutcome, refusePayment } from './payment-outcome.ts';
import { throttlePayment } from './payment-limits.ts';
import { methodOutcome } from './retry-payment.ts';

export type Confirmation = {
  readonly paymentId: string;
  readonly isRefused: boolean;
  /** Of a provider that asks for approval before a charge. */
  readonly token: string | null;
};

/**
 * Looks again at a payment after the person approved or refused it in the browser, or while it is not certain; it
 * charges nothing but what was approved before its charge, once. In the sandbox this is the approval, since no bank has a page of its own there.
 */
export async function confirmPayment(
  context: CommandContext,
  personId: string,
  { paymentId, isRefused, token }: Confirmation,
): Promise<PaymentOutcome> {
  mustActFor(context, personId);
  const throttled = await throttlePayment(context, personId, 'confirm');
  if (throttled !== null) return throttled;
  const intent = await findIntent(context.database, paymentId);
  if (intent?.personId !== personId) return refusePayment('NotFound', messages.noPayment);
  if (wantsApproval(intent)) {
    if (isRefused || token === null) return declined('APPROVAL_REFUSED');
    return payApproved(context, personId, intent, token);
  }
  if (!isOpen(intent)) return paymentOutcome(context, personId, intent);
  // What was dropped for another form is never approved, and only looked at until it is certain.
  const mayApprove = intent.state === 'NEEDS_APPROVAL' && intent.endingAt === null;
  if (mayApprove && intent.provider === 'SANDBOX') {
    await approveSandboxPayment(context, intent.id, !isRefused);
  }
  const isGivenUp = isRefused && intent.state === 'NEEDS_APPROVAL';
  const after = isGivenUp ? await endIntent(context, intent, membershipAppliers) : await lookAgain(context, intent);
  if (isGivenUp && after?.state === 'ABANDONED') return declined('APPROVAL_REFUSED');
  return after === null ? paymentOutcome(context, personId, null) : methodOutcome(context, personId, after);
}

/** What may be on its way yet is not asked for: the answer is kept by whoever called (0027). */
async function lookAgain(context: CommandContext, intent: PaymentIntent): Promise<PaymentIntent | null> {
  const isCallOver = intent.state === 'NEEDS_APPROVAL' || intent.state === 'PENDING';
  return isCallOver ? settleIntent(context, intent.id, membershipAppliers) : intent;
}
