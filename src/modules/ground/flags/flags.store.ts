import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { FlagAudience } from './flag-audience.ts';

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

/** Says who has a flag before everybody does. */
export async function upsertAudience({ kysely }: Database<Tables>, audience: FlagAudience, now: Date): Promise<void> {
  const { name: flag_name, kind, percent, personIds } = audience;
  const row = { audience: kind, percent, updated_at: now };
  await kysely
    .insertInto('flag_audience')
    .values({ flag_name, ...row })
    .onConflict((conflict) => conflict.column('flag_name').doUpdateSet(row))
    .execute();
  await kysely.deleteFrom('flag_guest').where('flag_name', '=', flag_name).execute();
  if (personIds.length === 0) return;
  await kysely
    .insertInto('flag_guest')
    .values(personIds.map((person_id) => ({ flag_name, person_id })))
    .execute();
}

export async function deleteAudience({ kysely }: Database<Tables>, name: string): Promise<void> {
  await kysely.deleteFrom('flag_audience').where('flag_name', '=', name).execute();
}
