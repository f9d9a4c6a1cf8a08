import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { deleteExpired } from './sessions.store.ts';

/** Removes the sessions and passes that nobody can use any more. */
export async function sweepSessions(database: Database<Tables>, now: Date): Promise<void> {
  await deleteExpired(database, now);
}
