import { enqueueJob } from '#platform/jobs/jobs.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { Appliers, Consequence } from './applier.ts';
import { insertCharge } from './charges.store.ts';
import { findIntent } from './find-intent.ts';
import { isCharge, isOpen, type PaymentIntent } from './payment-intent.ts';
import { type IntentOutcome, lockIntent, markApplied, updateOutcome } from './payment-intents.store.ts';
import { productOf } from './product-of.ts';
import { receiptDetails } from './receipt-details.ts';
import { startRefund } from './start-refund.ts';
import { taxOf } from './tax-of.ts';

/**
 * Keeps what a provider answered, and does what the intent was for, in one transaction: however often the same answer
 * comes, and in whatever order with others, it is done once (rule 94). What is paid is never unpaid.
 */
export function recordOutcome(
  context: CommandContext,
  id: string,
  outcome: IntentOutcome,
  appliers: Appliers,
): Promise<PaymentIntent | null> {
  return withTransaction(context, async (inside) => {
    const before = await lockIntent(inside.database, id);
    if (before === null || isDone(before, outcome)) return before;
    await updateOutcome(inside.database, id, outcome, inside.clock.now());
    const intent = await findIntent(inside.database, id);
    if (intent === null) return intent;
    if (isOpen(intent)) {
      if (before.state === 'SENT' && before.toldAt !== null) await takeWhatWasTold(inside, intent);
      return intent;
    }
    const consequence = await appliers[intent.kind](inside, intent);
    await settle(inside, intent, consequence, outcome.at ?? inside.clock.now());
    return intent;
  });
}

/** A success is final; a refusal that was acted on gives way to a success alone. */
function isDone(intent: PaymentIntent, outcome: IntentOutcome): boolean {
  if (intent.appliedAt === null) return false;
  return intent.state === 'SUCCEEDED' || outcome.state !== 'SUCCEEDED';
}

async function settle(
  inside: CommandContext,
  intent: PaymentIntent,
  consequence: Consequence,
  at: Date,
): Promise<void> {
  await markApplied(inside.database, intent.id, inside.clock.now());
  if (intent.state !== 'SUCCEEDED' || !isCharge(intent.kind) || intent.charge === null || intent.method === null)
    return;
  const chargeId = await insertCharge(inside.database, {
    intent,
    charge: intent.charge,
    method: intent.method,
    product: productOf(intent),
    ...(await taxOf(inside, intent)),
    ...(await receiptDetails(inside, intent)),
    at,
  });
  if (consequence !== null) await startRefund(inside, { chargeId, money: intent.money, reason: consequence.refund });
}

/** What was told while the call was under way is looked at now that it is over, and was not certain. */
async function takeWhatWasTold(inside: CommandContext, { id, provider, customer }: PaymentIntent): Promise<void> {
  const subject = { kind: 'CHARGE', intentId: id, customer } as const;
  await enqueueJob(inside.database, 'billing:event', { provider, subject }, { key: `told:${id}` });
}
