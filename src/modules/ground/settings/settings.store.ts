import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function upsertSetting(
  database: Database<Tables>,
  name: string,
  value: unknown,
  now: Date,
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now };
  await database.kysely
    .insertInto('setting')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Leaves the value that is there already. */
export async function insertSettingOnce(
  database: Database<Tables>,
  name: string,
  value: unknown,
  now: Date,
): Promise<void> {
  const row = { name, value: JSON.stringify(value), updated_at: now };
  await database.kysely
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Takes a setting away, so that its default is there again. */
export async function deleteSetting({ kysely }: Database<Tables>, name: string): Promise<void> {
  await kysely.deleteFrom('setting').where('name', '=', name).execute();
}

/** Any number, the same in every process. */
const LOCK = 7_306_118_455;

/** Until the transaction ends, whoever else changes a setting after looking at it waits. */
export async function lockSettings(database: Database<Tables>): Promise<void> {
  await database.query('lock_settings', 'select pg_advisory_xact_lock($1)', [LOCK]);
}
