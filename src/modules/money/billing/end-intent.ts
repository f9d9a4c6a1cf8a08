import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { paymentProvider } from '#modules/money/payments/payment-providers.ts';
import type { Appliers } from './applier.ts';
import { outcomeFound } from './outcome-of.ts';
import type { PaymentIntent } from './payment-intent.ts';
import { markEnding } from './payment-intents.store.ts';
import { recordOutcome } from './record-outcome.ts';
import { findIntent } from './find-intent.ts';
import { giveUp } from './settle-intents.ts';

/**
 * Ends a payment that waits for approval, since its owner refused or asked for another one. That it is to end is
 * committed first; then the provider closes it, and may answer that it was approved at that very moment, which counts.
 * Where no answer comes it stays open, and is asked for until it is certain.
 */
export async function endIntent(
  context: CommandContext,
  intent: PaymentIntent,
  appliers: Appliers,
): Promise<PaymentIntent | null> {
  const isWaiting = await withTransaction(context, ({ database, clock }) =>
    markEnding(database, intent.id, clock.now()),
  );
  if (!isWaiting) return findIntent(context.database, intent.id);
  const provider = paymentProvider(context, intent.provider);
  const answer = await giveUp(provider, intent.kind, { intentId: intent.id, customer: intent.customer });
  const outcome = answer === 'NOT_FOUND' ? ({ state: 'ABANDONED' } as const) : outcomeFound(answer);
  return recordOutcome(context, intent.id, outcome, appliers);
}
