import { createHash } from 'node:crypto';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { RefundOutcome } from '#modules/money/payments/payment-outcomes.ts';
import { paymentProvider } from '#modules/money/payments/payment-providers.ts';
import { findStray, type Stray } from './read-strays.ts';
import { refundKey } from './refund-key.ts';
import { keepStrayRefund, startStrayTry } from './strays.store.ts';

/** `UNKNOWN` may have arrived: ask for it again later, and it is looked for before it is sent again. */
export type RefundStrayOutcome = 'NOT_FOUND' | 'PENDING' | 'REFUNDED' | 'REFUSED' | 'UNKNOWN';

/**
 * Gives back a charge that belongs to nobody of ours, since staff say so (0028). What may have been sent is asked for
 * first, so that it goes back once however often it is asked.
 */
export async function refundStray(context: CommandContext, charge: string): Promise<RefundStrayOutcome> {
  mustBeProgram(context);
  const stray = await findStray(context, charge);
  if (stray === null) return 'NOT_FOUND';
  if (stray.refunded.amount >= stray.total.amount) return 'REFUNDED';
  const before = stray.tries === 0 ? 'NOT_FOUND' : await ask(context, stray);
  const outcome = before === 'NOT_FOUND' ? await send(context, stray) : before;
  if (outcome.state === 'REFUNDED') {
    await keepStrayRefund(context.database, stray.provider, charge, stray.total.amount);
  }
  return outcome.state === 'TURNED_AWAY' ? 'UNKNOWN' : outcome.state;
}

function ask(context: CommandContext, { provider, charge, tries }: Stray): Promise<RefundOutcome | 'NOT_FOUND'> {
  return paymentProvider(context, provider).findRefund({ intentId: keyOf(charge, tries), charge });
}

async function send(context: CommandContext, { provider, charge, tries, total, refunded }: Stray) {
  await startStrayTry(context.database, provider, charge, tries + 1);
  const money = { ...total, amount: total.amount - refunded.amount };
  return paymentProvider(context, provider).refund({ intentId: keyOf(charge, tries + 1), charge, money });
}

function keyOf(charge: string, tries: number): string {
  return refundKey(createHash('sha256').update(`stray refund:${charge}`).digest('hex').slice(0, 32), tries);
}
