import type { Currency } from '#shared/money/money.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { RefundOutcome } from '#modules/money/payments/payment-outcomes.ts';
import { paymentProvider } from '#modules/money/payments/payment-providers.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { refundKey } from './refund-key.ts';
import { startTry, updateRefund } from './refunds.store.ts';
import { ARRIVES_WITHIN } from './settle-intents.ts';

const REFUND = `
  select r.id, r.amount, r.state, r.tries, r.asked_at as "askedAt", c.charge, c.currency, c.provider
  from refund r join charge c on c.id = r.charge_id where r.id = $1`;

type Row = {
  readonly id: string;
  readonly amount: number;
  readonly state: string;
  readonly tries: number;
  readonly askedAt: Date;
  readonly charge: string;
  readonly currency: string;
  readonly provider: string;
};

/**
 * The job of one refund: what may have been sent is asked for before it is sent again, under another key, since Stripe
 * closes what it was asked for and did not know (0027). Throws to be run again while it is not settled.
 */
export async function sendRefund(context: CommandContext, refundId: string): Promise<void> {
  mustBeProgram(context);
  const [row] = await context.database.query<Row>('refund_to_send', REFUND, [refundId]);
  if (row === undefined || row.state === 'REFUNDED' || row.state === 'REFUSED') return;
  const outcome = row.state === 'SENT' ? await send(context, row, row.tries) : await ask(context, row);
  const mayComeLater = outcome.state === 'REFUSED' && outcome.isWorthAnotherTry;
  const kept = mayComeLater ? ({ state: 'PENDING' } as const) : outcome;
  await withTransaction(context, ({ database, clock }) => updateRefund(database, row.id, kept, clock.now()));
  if (kept.state === 'REFUSED') context.log.error({ refundId: row.id, code: kept.code }, 'a refund was refused');
  else if (kept.state !== 'REFUNDED') throw new Error(`refund ${row.id} is ${kept.state}`);
}

async function ask(context: CommandContext, row: Row): Promise<RefundOutcome> {
  const age = context.clock.now().getTime() - row.askedAt.getTime();
  // The call of a process that died may be on its way yet.
  if (row.state === 'UNKNOWN' && age <= ARRIVES_WITHIN) throw new Error(`refund ${row.id} may be on its way`);
  const intentId = refundKey(row.id, row.tries);
  const found = await providerOf(context, row).findRefund({ intentId, charge: row.charge });
  if (found === 'NOT_FOUND') return send(context, row, row.tries + 1);
  // No answer to a question says nothing of the refund, and does not begin the wait anew.
  if (found.state === 'UNKNOWN' || found.state === 'TURNED_AWAY') throw new Error(`refund ${row.id} is ${row.state}`);
  return found;
}

async function send(context: CommandContext, row: Row, tries: number): Promise<RefundOutcome> {
  await startTry(context.database, row.id, tries, context.clock.now());
  const money = { amount: row.amount, currency: row.currency as Currency };
  return providerOf(context, row).refund({ intentId: refundKey(row.id, tries), charge: row.charge, money });
}

function providerOf(context: CommandContext, row: Row) {
  return paymentProvider(context, row.provider as ProviderName);
}
