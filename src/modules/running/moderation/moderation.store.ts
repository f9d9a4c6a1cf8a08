import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertSuspension(
  database: Database<Tables>,
  row: Omit<Insertable<Tables['suspension']>, 'lifted_at' | 'lifted_by'>,
): Promise<void> {
  await database.kysely
    .insertInto('suspension')
    .values({ ...row, lifted_at: null, lifted_by: null })
    .execute();
}

/** Ends the suspension that runs, and answers which it was. */
export async function liftSuspension(
  database: Database<Tables>,
  lift: { readonly personId: string; readonly by: string | null; readonly now: Date },
): Promise<string | undefined> {
  const row = await database.kysely
    .updateTable('suspension')
    .set({ lifted_at: lift.now, lifted_by: lift.by })
    .where('person_id', '=', lift.personId)
    .where('lifted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** False where the person had the role already. */
export async function insertRole(
  database: Database<Tables>,
  row: { readonly personId: string; readonly role: PlatformRole; readonly now: Date },
): Promise<boolean> {
  const inserted = await database.kysely
    .insertInto('platform_role')
    .values({ person_id: row.personId, role: row.role, created_at: row.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('role')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False where the person did not have the role. */
export async function deleteRole(database: Database<Tables>, personId: string, role: PlatformRole): Promise<boolean> {
  const { numDeletedRows } = await database.kysely
    .deleteFrom('platform_role')
    .where('person_id', '=', personId)
    .where('role', '=', role)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
