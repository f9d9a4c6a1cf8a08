import type { PayoutProviderName } from '#modules/money/payout-providers/payout-provider.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Own judgement: whoever has looked for so many at a provider asks it for a list. */
const MOST_NAMED = 20;

/** Keeps how our books and a provider's compared last: how many differ in which way, and the first of them by name. */
export async function keepComparison(
  { kysely }: Database<Tables>,
  provider: PayoutProviderName,
  compared: number,
  differences: ReadonlyMap<string, readonly string[]>,
  at: Date,
): Promise<void> {
  const found = [...differences];
  const row = {
    compared,
    differences: JSON.stringify(Object.fromEntries(found.map(([kind, keys]) => [kind, keys.length]))),
    named: JSON.stringify(Object.fromEntries(found.map(([kind, keys]) => [kind, keys.slice(0, MOST_NAMED)]))),
    compared_at: at,
  };
  await kysely
    .insertInto('payout_comparison')
    .values({ provider, ...row })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(row))
    .execute();
}
