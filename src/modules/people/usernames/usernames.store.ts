import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Remembers the username that a person gave up; one that they had before is theirs again from the start. */
export async function rememberOldUsername(
  database: Database<Tables>,
  row: Tables['old_username'],
  taken: string | undefined,
): Promise<void> {
  if (taken !== undefined) await database.kysely.deleteFrom('old_username').where('username', '=', taken).execute();
  const { username: _username, ...changes } = row;
  await database.kysely
    .insertInto('old_username')
    .values(row)
    .onConflict((conflict) => conflict.column('username').doUpdateSet(changes))
    .execute();
}

export async function deleteExpiredUsernames(database: Database<Tables>, now: Date): Promise<void> {
  await database.kysely.deleteFrom('old_username').where('expires_at', '<=', now).execute();
}
