import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const TAKE = `
  insert into federation_activity (hash, received_at) values ($1, $2) on conflict do nothing returning 1`;

/** False for an activity that was taken before. */
export async function takeActivity(database: Database<Tables>, activityUri: string, now: Date): Promise<boolean> {
  const hash = createHash('sha256').update(activityUri).digest('base64url');
  return (await database.query('federation_activity_take', TAKE, [hash, now])).length > 0;
}

/** Signatures are refused long before an activity is forgotten. */
export async function sweepActivities(database: Database<Tables>, before: Date): Promise<void> {
  await database.query('federation_activity_sweep', 'delete from federation_activity where received_at < $1', [before]);
}
