import type { Currency } from '#shared/money/money.ts';
import { mustBeProgram } from '#modules/acting.ts';
import type { CommandContext } from '#modules/command-context.ts';
import { paymentProvider } from '#modules/payments/payment-providers.ts';
import type { ProviderName } from '#modules/payments/payment-provider.ts';
import { updateRefund } from './refunds.store.ts';

const REFUND = `
  select r.id, r.amount, r.state, c.charge, c.currency, c.provider
  from refund r join charge c on c.id = r.charge_id where r.id = $1`;

interface Row {
  readonly id: string;
  readonly amount: number;
  readonly state: string;
  readonly charge: string;
  readonly currency: string;
  readonly provider: string;
}

/** The job of one refund: asks whether it was made before it makes it, and throws to be tried again while unknown. */
export async function sendRefund(context: CommandContext, refundId: string): Promise<void> {
  mustBeProgram(context);
  const [row] = await context.database.query<Row>('refund_to_send', REFUND, [refundId]);
  if (row === undefined || row.state === 'REFUNDED' || row.state === 'REFUSED') return;
  const provider = paymentProvider(context, row.provider as ProviderName);
  const money = { amount: row.amount, currency: row.currency as Currency };
  const found = await provider.findRefund({ intentId: row.id, charge: row.charge });
  const outcome =
    found === 'NOT_FOUND' ? await provider.refund({ intentId: row.id, charge: row.charge, money }) : found;
  const mayComeLater = outcome.state === 'REFUSED' && outcome.isWorthAnotherTry;
  const kept = mayComeLater ? ({ state: 'PENDING' } as const) : outcome;
  await updateRefund(context.database, row.id, kept, context.clock.now());
  if (kept.state === 'REFUSED') context.log.error({ refundId: row.id, code: kept.code }, 'a refund was refused');
  else if (kept.state !== 'REFUNDED') throw new Error(`refund ${row.id} is ${kept.state}`);
}
