import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { deleteExpired } from './limits.store.ts';

/** Removes what is counted no longer. */
export async function sweepOperationCounts(database: Database<Tables>, now: Date): Promise<void> {
  await deleteExpired(database, now);
}
