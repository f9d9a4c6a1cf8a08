import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Sets or changes a password; true where there was none. */
export async function upsertPassword(
  database: Database<Tables>,
  password: { readonly personId: string; readonly hash: string; readonly isShort: boolean; readonly now: Date },
): Promise<boolean> {
  const { personId, hash, isShort, now } = password;
  const row = { hash, is_short: isShort, updated_at: now };
  const before = await database.kysely
    .selectFrom('password')
    .select('person_id')
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  await database.kysely
    .insertInto('password')
    .values({ person_id: personId, created_at: now, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
  return before === undefined;
}

/** The same password under today's costs; nothing where it was changed meanwhile. */
export async function replaceHash(
  database: Database<Tables>,
  change: { readonly personId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await database.kysely
    .updateTable('password')
    .set({ hash: change.to })
    .where('person_id', '=', change.personId)
    .where('hash', '=', change.from)
    .execute();
}

/** False where there was none. */
export async function deletePassword(database: Database<Tables>, personId: string): Promise<boolean> {
  const { numDeletedRows } = await database.kysely
    .deleteFrom('password')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
