import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** A new code voids the old one. */
export async function replaceCode(database: Database<Tables>, row: Insertable<Tables['mobile_code']>): Promise<void> {
  const { person_id: _personId, ...changes } = row;
  await database.kysely
    .insertInto('mobile_code')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(changes))
    .execute();
}

/** Counts a try before it is looked at; undefined where there is no code that may still be tried. */
export async function takeTry(
  database: Database<Tables>,
  { personId, most, now }: { readonly personId: string; readonly most: number; readonly now: Date },
) {
  return await database.kysely
    .updateTable('mobile_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('person_id', '=', personId)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returning(['number_hash as numberHash', 'last_digits as lastDigits', 'code_hash as codeHash'])
    .executeTakeFirst();
}

export async function deleteCode(database: Database<Tables>, personId: string): Promise<void> {
  await database.kysely.deleteFrom('mobile_code').where('person_id', '=', personId).execute();
}

/** False where somebody else has the number. */
export async function keepNumber(
  database: Database<Tables>,
  row: Insertable<Tables['mobile_number']>,
): Promise<boolean> {
  const taken = await database.kysely
    .selectFrom('mobile_number')
    .select('person_id')
    .where('number_hash', '=', row.number_hash)
    .where('person_id', '!=', row.person_id)
    .executeTakeFirst();
  if (taken !== undefined) return false;
  await deleteNumber(database, row.person_id);
  const kept = await database.kysely
    .insertInto('mobile_number')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function deleteNumber(database: Database<Tables>, personId: string): Promise<void> {
  await database.kysely.deleteFrom('mobile_number').where('person_id', '=', personId).execute();
}
