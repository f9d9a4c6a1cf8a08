import type { Insertable } from 'kysely';
import type { WaveState } from '#shared/moderation/wave-rules.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const ACCOUNTS = 'insert into wave_account (wave_id, person_id) select $1, unnest($2::text[])';

/** Writes down a wave and everybody in it. */
export async function insertWave(
  database: Database<Tables>,
  wave: Insertable<Tables['wave']>,
  personIds: readonly string[],
): Promise<void> {
  await database.kysely.insertInto('wave').values(wave).execute();
  await database.query('wave_accounts', ACCOUNTS, [wave.id, personIds]);
}

/** Changes how a wave stands where it stands as expected; false where it does not. */
export async function moveWave(
  { kysely }: Database<Tables>,
  id: string,
  change: { readonly from: readonly WaveState[]; readonly to: WaveState },
): Promise<boolean> {
  const moved = await kysely
    .updateTable('wave')
    .set({ state: change.to })
    .where('id', '=', id)
    .where('state', 'in', [...change.from])
    .returning('id')
    .execute();
  return moved.length > 0;
}

export type LockedAccount = { readonly personId: string; readonly decisionId: string | null };

const LOCK = `
  select person_id as "personId", decision_id as "decisionId" from wave_account
  where wave_id = $1 and state = $2 order by person_id limit $3 for update skip locked`;

/** Some that stand so, held until the transaction ends. */
export function lockAccounts(
  database: Database<Tables>,
  id: string,
  { state, most }: { readonly state: 'WAITING' | 'DONE'; readonly most: number },
): Promise<readonly LockedAccount[]> {
  return database.query<LockedAccount>('wave_lock_accounts', LOCK, [id, state, most]);
}

export async function settleAccount(
  { kysely }: Database<Tables>,
  account: { readonly waveId: string; readonly personId: string },
  settled: { readonly state: 'DONE' | 'PASSED' | 'UNDONE'; readonly decisionId?: string },
): Promise<void> {
  const { state, decisionId } = settled;
  await kysely
    .updateTable('wave_account')
    .set({ state, ...(decisionId === undefined ? {} : { decision_id: decisionId }) })
    .where('wave_id', '=', account.waveId)
    .where('person_id', '=', account.personId)
    .execute();
}

/** Those whose turn never came are left as they are. */
export async function passWaiting({ kysely }: Database<Tables>, waveId: string): Promise<void> {
  await kysely
    .updateTable('wave_account')
    .set({ state: 'PASSED' })
    .where('wave_id', '=', waveId)
    .where('state', '=', 'WAITING')
    .execute();
}
