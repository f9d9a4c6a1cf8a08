import type { Database } from '#platform/database/database.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Keeps which customer of a provider a person is; the first answer stays. */
export async function insertCustomer(
  { kysely }: Database<Tables>,
  kept: { readonly personId: string; readonly provider: ProviderName; readonly customer: string; readonly now: Date },
): Promise<void> {
  await kysely
    .insertInto('payment_customer')
    .values({ person_id: kept.personId, provider: kept.provider, customer: kept.customer, created_at: kept.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
