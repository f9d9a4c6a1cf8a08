import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/tables.ts';

export async function upsertOverride(
  database: Database<Tables>,
  name: string,
  value: boolean | string | number,
  now: Date,
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now };
  await database.kysely
    .insertInto('flag_override')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
