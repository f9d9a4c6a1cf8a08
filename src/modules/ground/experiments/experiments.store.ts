import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function upsertSwitch(
  { kysely }: Database<Tables>,
  experimentId: string,
  isRunning: boolean,
  now: Date,
): Promise<void> {
  const row = { is_running: isRunning, updated_at: now };
  await kysely
    .insertInto('experiment_switch')
    .values({ experiment_id: experimentId, ...row })
    .onConflict((conflict) => conflict.column('experiment_id').doUpdateSet(row))
    .execute();
}

/** Writes down who was shown what; the second time it stays as it was. */
export async function insertExposure({ kysely }: Database<Tables>, row: Insertable<Tables['exposure']>): Promise<void> {
  await kysely
    .insertInto('exposure')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteExposures({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely.deleteFrom('exposure').where('created_at', '<', before).execute();
}
