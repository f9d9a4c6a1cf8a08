import type { Database } from '#platform/database/database.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { KeptCharge } from './charges.store.ts';
import { readRefundsOf, type RefundOfCharge } from './refunds.store.ts';

const ONE = `
  select id, intent_id as "intentId", amount, refunded_amount as "refundedAmount",
    is_disputed as "isDisputed", is_lost as "isLost"
  from charge where provider = $1 and charge = $2`;

const SINCE = `select id, charge from charge where provider = $1 and charged_at >= $2 and charged_at < $3`;

/** What our books say of a charge now, without a lock. */
export async function findCharge(
  database: Database<Tables>,
  provider: ProviderName,
  charge: string,
): Promise<{ readonly kept: KeptCharge; readonly refunds: readonly RefundOfCharge[] } | null> {
  const [kept] = await database.query<KeptCharge>('charge_of_provider', ONE, [provider, charge]);
  return kept === undefined ? null : { kept, refunds: await readRefundsOf(database, kept.id) };
}

/** Our charges by a provider within a span of time, each by our id and by what the provider calls it. */
export async function readChargesSince(
  database: Database<Tables>,
  provider: ProviderName,
  since: Date,
  until: Date,
): Promise<readonly { readonly id: string; readonly charge: string }[]> {
  return database.query('charges_since', SINCE, [provider, since, until]);
}
