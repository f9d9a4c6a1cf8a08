import { isCharge, type PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import { outcomeFound } from '#modules/money/billing/outcome-of.ts';
import { recordOutcome } from '#modules/money/billing/record-outcome.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { paymentProvider } from '#modules/money/payments/payment-providers.ts';
import { membershipAppliers } from './membership-appliers.ts';

/**
 * Gives up a payment that waits for approval, since the person refused: the provider is told, and may answer that it
 * was paid at that very moment, which then counts.
 */
export async function giveUpPayment(context: CommandContext, intent: PaymentIntent): Promise<PaymentIntent | null> {
  const provider = paymentProvider(context, intent.provider);
  const asked = { intentId: intent.id, customer: intent.customer };
  const answer = await (isCharge(intent.kind) ? provider.abandonCharge(asked) : provider.findMethod(asked));
  // A method that waits to be kept costs nobody anything: it is not asked about again.
  const isGone = answer === 'NOT_FOUND' || answer.state === 'NEEDS_APPROVAL';
  return recordOutcome(context, intent.id, isGone ? { state: 'ABANDONED' } : outcomeFound(answer), membershipAppliers);
}
