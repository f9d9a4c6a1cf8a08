import type { Database } from '#platform/database/database.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import type { Tables } from '#modules/ground/tables.ts';

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
