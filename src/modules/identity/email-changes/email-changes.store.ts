import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** A person waits for one new address at a time: a later one takes the place of an earlier. */
export async function upsertEmailChange(database: Database<Tables>, row: Tables['email_change']): Promise<void> {
  const { person_id: _personId, ...changes } = row;
  await database.kysely
    .insertInto('email_change')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(changes))
    .execute();
}

/** Takes the change of a link away: of any number who use it at once, one gets it. */
export async function takeEmailChange(
  database: Database<Tables>,
  change: { readonly tokenHash: string; readonly personId: string; readonly now: Date },
) {
  return await database.kysely
    .deleteFrom('email_change')
    .where('token_hash', '=', change.tokenHash)
    .where('person_id', '=', change.personId)
    .where('expires_at', '>', change.now)
    .returning('new_address as newAddress')
    .executeTakeFirst();
}

export async function deleteEmailChange(database: Database<Tables>, personId: string): Promise<void> {
  await database.kysely.deleteFrom('email_change').where('person_id', '=', personId).execute();
}

export async function insertUndo(
  database: Database<Tables>,
  row: Insertable<Tables['email_change_undo']>,
): Promise<void> {
  await database.kysely.insertInto('email_change_undo').values(row).execute();
}

/** Takes a way back away, with those that were sent after it: whoever undoes a change undoes what followed. */
export async function takeUndo(database: Database<Tables>, tokenHash: string, now: Date) {
  const undo = await database.kysely
    .deleteFrom('email_change_undo')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['person_id as personId', 'place', 'old_address as oldAddress', 'created_at as changedAt'])
    .executeTakeFirst();
  if (undo === undefined) return undefined;
  await database.kysely
    .deleteFrom('email_change_undo')
    .where('person_id', '=', undo.personId)
    .where('place', '>', undo.place)
    .execute();
  return undo;
}

export async function deleteExpiredChanges(database: Database<Tables>, now: Date): Promise<void> {
  await database.kysely.deleteFrom('email_change').where('expires_at', '<=', now).execute();
  await database.kysely.deleteFrom('email_change_undo').where('expires_at', '<=', now).execute();
}
