import type { PayoutProviderName } from '#modules/money/payout-providers/payout-provider.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Keeps how our books and a provider's compared last. */
export async function keepComparison(
  { kysely }: Database<Tables>,
  provider: PayoutProviderName,
  compared: number,
  differences: Readonly<Record<string, number>>,
  at: Date,
): Promise<void> {
  const row = { compared, differences: JSON.stringify(differences), compared_at: at };
  await kysely
    .insertInto('payout_comparison')
    .values({ provider, ...row })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(row))
    .execute();
}
