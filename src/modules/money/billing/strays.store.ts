import type { Database } from '#platform/database/database.ts';
import type { ProviderCharge, ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Keeps a charge that names no payment of ours, and what of it has gone back by now. */
export async function keepStray(
  { kysely }: Database<Tables>,
  provider: ProviderName,
  { charge, outcome, refunded }: ProviderCharge,
  now: Date,
): Promise<void> {
  if (outcome.state !== 'SUCCEEDED') return;
  const { amount, currency } = outcome.money;
  await kysely
    .insertInto('stray_charge')
    .values({
      provider,
      charge,
      amount,
      currency,
      refunded_amount: refunded.amount,
      charged_at: outcome.at,
      found_at: now,
      tries: 0,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'charge']).doUpdateSet({ refunded_amount: refunded.amount }),
    )
    .execute();
}

/** Says, before the provider is called, that a refund may be on its way under the key of a try. */
export async function startStrayTry(
  { kysely }: Database<Tables>,
  provider: ProviderName,
  charge: string,
  tries: number,
): Promise<void> {
  await kysely
    .updateTable('stray_charge')
    .set({ tries })
    .where('provider', '=', provider)
    .where('charge', '=', charge)
    .execute();
}

/** Keeps what has gone back. */
export async function keepStrayRefund(
  { kysely }: Database<Tables>,
  provider: ProviderName,
  charge: string,
  amount: number,
): Promise<void> {
  await kysely
    .updateTable('stray_charge')
    .set({ refunded_amount: amount })
    .where('provider', '=', provider)
    .where('charge', '=', charge)
    .execute();
}
