import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Any number, the same in every process: whoever brings another key into use waits for those who are reading which it is. */
const LOCK = 7_306_118_461;

/** Until the transaction ends, no other key comes into use, and none goes. */
export async function lockSharedKeys(database: Database<Tables>): Promise<void> {
  await database.query('lock_keys_shared', 'select pg_advisory_xact_lock_shared($1)', [LOCK]);
}

export async function lockKeys(database: Database<Tables>): Promise<void> {
  await database.query('lock_keys', 'select pg_advisory_xact_lock($1)', [LOCK]);
}

type NewKey = { readonly fingerprint: string; readonly state: 'KNOWN' | 'USED'; readonly now: Date };

/** Gives it the number after the last one, or `atLeast`; nothing where it has one. */
export async function insertKey(database: Database<Tables>, key: NewKey, atLeast = 1): Promise<void> {
  const usedAt = key.state === 'USED' ? key.now : null;
  await database.query('insert_key', INSERT_KEY, [key.fingerprint, key.state, key.now, usedAt, atLeast]);
}

const INSERT_KEY = `
  insert into secret_key (number, fingerprint, state, added_at, used_at)
  select greatest(coalesce(max(number), 0) + 1, $5), $1, $2, $3, $4 from secret_key
  on conflict do nothing`;

/** The one that was in use is an old one now. */
export async function useKey({ kysely }: Database<Tables>, number: number, now: Date): Promise<void> {
  await kysely.updateTable('secret_key').set({ state: 'OLD' }).where('state', '=', 'USED').execute();
  await kysely.updateTable('secret_key').set({ state: 'USED', used_at: now }).where('number', '=', number).execute();
}

export async function retireKeys(
  { kysely }: Database<Tables>,
  numbers: readonly number[],
  { now, isLeaked }: { readonly now: Date; readonly isLeaked: boolean },
): Promise<void> {
  if (numbers.length === 0) return;
  await kysely
    .updateTable('secret_key')
    .set({ state: 'RETIRED', retired_at: now, is_leaked: isLeaked })
    .where('number', 'in', numbers)
    .execute();
}

export async function insertKeptKeys(
  { kysely }: Database<Tables>,
  kept: readonly { readonly id: string; readonly sealed: string }[],
): Promise<void> {
  if (kept.length === 0) return;
  await kysely
    .insertInto('kept_key')
    .values([...kept])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** All where none is said. */
export async function deleteKeptKeys({ kysely }: Database<Tables>, ids?: readonly string[]): Promise<void> {
  const all = kysely.deleteFrom('kept_key');
  await (ids === undefined ? all : all.where('id', 'in', ids)).execute();
}

/** Seconds after which a process that has not said that it lives is gone. */
export const GONE_AFTER = 60;

type Reader = {
  readonly id: string;
  readonly name: string;
  readonly fingerprints: readonly string[];
  readonly used: number | null;
};

/** Says which keys a process knows and uses; those that are gone are swept by whoever lives. */
export async function noteReader(database: Database<Tables>, reader: Reader): Promise<void> {
  const { id, name, fingerprints, used } = reader;
  await database.query('note_secret_reader', NOTE_READER, [id, name, fingerprints, used, GONE_AFTER]);
}

const NOTE_READER = `
  with gone as (delete from secret_reader where seen_at < now() - make_interval(secs => 10 * $5::int) and id <> $1)
  insert into secret_reader (id, name, fingerprints, used, seen_at) values ($1, $2, $3, $4, now())
  on conflict (id) do update set name = excluded.name, fingerprints = excluded.fingerprints, used = excluded.used,
    seen_at = excluded.seen_at`;

export async function deleteReader({ kysely }: Database<Tables>, id: string): Promise<void> {
  await kysely.deleteFrom('secret_reader').where('id', '=', id).execute();
}
