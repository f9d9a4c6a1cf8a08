import { createHash } from 'node:crypto';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { Charged } from '#modules/money/payments/payment-outcomes.ts';
import { paymentProvider } from '#modules/money/payments/payment-providers.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { Appliers } from './applier.ts';
import type { Difference } from './charge-difference.ts';
import { insertCharge, lockCharge } from './charges.store.ts';
import { findIntent } from './find-intent.ts';
import { outcomeFound } from './outcome-of.ts';
import type { PaymentIntent } from './payment-intent.ts';
import { insertPaidCopy } from './payment-intents.store.ts';
import { productOf } from './product-of.ts';
import { recordOutcome } from './record-outcome.ts';
import { receiptDetails } from './receipt-details.ts';
import { startRefund } from './start-refund.ts';
import { keepStray } from './strays.store.ts';
import { taxOf } from './tax-of.ts';

/**
 * Writes down a charge that the provider has and we have not, by the intent that it names: what it was for is done if
 * it still can be, and it goes back otherwise. One that names no intent of ours is left alone, for a till may be used
 * by others too, and a database may be a copy: it is kept for staff, who decide (0028).
 */
export async function recordStray(
  context: CommandContext,
  provider: ProviderName,
  charge: string,
  appliers: Appliers,
): Promise<Difference | null> {
  const there = await paymentProvider(context, provider).readCharge(charge);
  if (there === 'UNKNOWN') throw new Error(`${provider} cannot say what became of ${charge}`);
  if (there === 'NOT_FOUND' || there.outcome.state !== 'SUCCEEDED') return null;
  const intent = there.intentId === null ? null : await findIntent(context.database, there.intentId);
  if (intent?.provider !== provider) {
    await withTransaction(context, ({ database, clock }) => keepStray(database, provider, there, clock.now()));
    return 'STRAY';
  }
  if (intent.state === 'SUCCEEDED' && intent.charge !== charge) await giveBack(context, intent, there.outcome);
  else await recordOutcome(context, intent.id, outcomeFound(there.outcome), appliers);
  return 'UNRECORDED';
}

/** Braintree can be paid twice for one intent, where a call was held up for longer than anybody waits (0027). */
async function giveBack(context: CommandContext, intent: PaymentIntent, charged: Charged): Promise<void> {
  await withTransaction(context, async (inside) => {
    const id = createHash('sha256').update(`stray:${charged.charge}`).digest('hex').slice(0, 32);
    const copy = { ...intent, id, charge: charged.charge, method: charged.method, money: charged.money };
    const isNew = await insertPaidCopy(inside.database, copy, inside.clock.now());
    if (!isNew || (await lockCharge(inside.database, intent.provider, charged.charge)) !== null) return;
    const chargeId = await insertCharge(inside.database, {
      intent: copy,
      charge: charged.charge,
      method: charged.method,
      product: productOf(copy),
      ...(await taxOf(inside, copy)),
      ...(await receiptDetails(inside, copy)),
      at: charged.at,
    });
    await startRefund(inside, { chargeId, money: charged.money, reason: 'DUPLICATE' });
  });
}
