import { randomBytes } from 'node:crypto';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { paymentProvider } from '#modules/money/payments/payment-providers.ts';
import type { ProviderCharge, ProviderName } from '#modules/money/payments/payment-provider.ts';
import { differenceOf, type Difference, promisedBack } from './charge-difference.ts';
import { type KeptCharge, lockCharge, updateCharge } from './charges.store.ts';
import { findIntent } from './find-intent.ts';
import type { PaymentReactions } from './payment-reactions.ts';
import { recordStray } from './record-stray.ts';
import { insertRefundElsewhere, markRefundReturned, readRefundsOf, type RefundOfCharge } from './refunds.store.ts';

/**
 * Makes our books say of a charge what its provider says, and does what follows from it (rule 94, decision 0028). However
 * often and in whatever order it is called, everything is done once. Answers null where both said the same; throws
 * while the provider cannot be asked.
 */
export async function compareCharge(
  context: CommandContext,
  provider: ProviderName,
  charge: string,
  reactions: PaymentReactions,
): Promise<Difference | null> {
  const compared = await compareKept(context, provider, charge, reactions);
  if (compared !== 'UNRECORDED') return compared;
  const recorded = await recordStray(context, provider, charge, reactions.appliers);
  // It may have been given back or disputed by the time that we hear of it.
  if (recorded === 'UNRECORDED') await compareKept(context, provider, charge, reactions);
  return recorded;
}

/** Asks while the row is locked: of two that compare at once, the later one asked later. */
async function compareKept(
  context: CommandContext,
  provider: ProviderName,
  charge: string,
  reactions: PaymentReactions,
): Promise<Difference | null> {
  return withTransaction(context, async (inside) => {
    const kept = await lockCharge(inside.database, provider, charge);
    if (kept === null) return 'UNRECORDED';
    const there = await paymentProvider(inside, provider).readCharge(charge);
    if (there === 'UNKNOWN') throw new Error(`${provider} cannot say what became of ${charge}`);
    if (there === 'NOT_FOUND') return null;
    const refunds = await readRefundsOf(inside.database, kept.id);
    await askAgain(inside, refunds);
    const difference = differenceOf(kept, refunds, there);
    if (difference !== null) await follow(inside, { difference, kept, refunds, there }, reactions);
    return difference;
  });
}

type Compared = {
  readonly difference: Difference;
  readonly kept: KeptCharge;
  readonly refunds: readonly RefundOfCharge[];
  readonly there: ProviderCharge;
};

async function follow(inside: CommandContext, compared: Compared, { moneyGone }: PaymentReactions): Promise<void> {
  const { difference, kept, refunds, there } = compared;
  const { database } = inside;
  inside.log.warn({ chargeId: kept.id, difference }, 'the provider says otherwise of a charge');
  const isLost = difference === 'LOST' || (kept.isLost && difference !== 'DISPUTED');
  const isMoneyMoved = difference === 'CAME_BACK' || difference === 'REFUNDED_ELSEWHERE';
  const back = Math.max(0, there.refunded.amount - notYetBack(refunds));
  const refundedAmount = isMoneyMoved ? back : kept.refundedAmount;
  if (difference === 'REFUNDED_ELSEWHERE') {
    const amount = there.refunded.amount - promisedBack(refunds);
    await insertRefundElsewhere(database, { id: newId(), chargeId: kept.id, amount, now: inside.clock.now() });
  }
  if (difference === 'CAME_BACK') {
    const returned = refunds.find(({ state }) => state === 'REFUNDED');
    if (returned !== undefined) await markRefundReturned(database, returned.id);
  }
  await updateCharge(database, { id: kept.id, isDisputed: there.isDisputed || isLost, isLost, refundedAmount });
  const isAllElsewhere = difference === 'REFUNDED_ELSEWHERE' && there.refunded.amount === kept.amount;
  const intent = difference === 'LOST' || isAllElsewhere ? await findIntent(database, kept.intentId) : null;
  if (intent !== null) await moneyGone(inside, intent);
}

/** What was promised to a refund of ours may have come by now. */
async function askAgain(inside: CommandContext, refunds: readonly RefundOfCharge[]): Promise<void> {
  for (const { id, state } of refunds) {
    if (state !== 'PENDING') continue;
    await enqueueJob(inside.database, 'billing:refund', { refundId: id }, { key: `refund:${id}` });
  }
}

/** Of what the provider counts as given back, refunds of ours that we do not count yet. */
function notYetBack(refunds: readonly RefundOfCharge[]): number {
  return promisedBack(refunds.filter(({ state }) => state !== 'REFUNDED'));
}

function newId(): string {
  return randomBytes(16).toString('hex');
}
