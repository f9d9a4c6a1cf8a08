import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const TAKE = `
  insert into operation_count (name, key_hash, window_start, expires_at, count) values ($1, $2, $3, $4, $5)
  on conflict (name, key_hash, window_start) do update set count = operation_count.count + $5
  returning count`;

/** Counts `amount` more, and answers how many there are now: in one statement, so that none is missed. */
export async function countOperation(
  database: Database<Tables>,
  of: {
    readonly name: string;
    readonly keyHash: string;
    readonly windowStart: Date;
    readonly expiresAt: Date;
    readonly amount: number;
  },
): Promise<number> {
  const values = [of.name, of.keyHash, of.windowStart, of.expiresAt, of.amount];
  const [row] = await database.query<{ count: number }>('operation_take', TAKE, values);
  return row?.count ?? Number.MAX_SAFE_INTEGER;
}

export async function deleteExpired(database: Database<Tables>, now: Date): Promise<void> {
  await database.kysely.deleteFrom('operation_count').where('expires_at', '<=', now).execute();
}
