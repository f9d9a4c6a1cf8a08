import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Keeps when the books were proved last, and what came of it. */
export async function keepProof({ kysely }: Database<Tables>, faultCount: number, at: Date): Promise<void> {
  const row = { proved_at: at, fault_count: faultCount };
  await kysely
    .insertInto('ledger_proof')
    .values({ is_last: true, ...row })
    .onConflict((conflict) => conflict.column('is_last').doUpdateSet(row))
    .execute();
}
