import type { SearchIndex } from '#shared/search/search-index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type Outgoing = { readonly seq: number; readonly kind: SearchIndex; readonly id: string };

/** The channel on which everybody who sends is woken at the commit. */
export const OUTGOING = 'search_outgoing';

const ADD = `insert into search_outgoing (kind, id) select kind, id from unnest($1::text[], $2::text[]) o (kind, id)`;

/** Lets the hosted service be told of things that changed, once this transaction commits. */
export async function addOutgoing(
  database: Database<Tables>,
  changed: readonly { readonly kind: SearchIndex; readonly id: string }[],
): Promise<void> {
  await database.query('search_outgoing_add', ADD, [changed.map(({ kind }) => kind), changed.map(({ id }) => id)]);
  await database.notify(OUTGOING, '');
}

const LOCK = `select pg_try_advisory_xact_lock(hashtext('search_outgoing')) as "isMine"`;
const TAKE = 'select seq, kind, id from search_outgoing order by seq limit 201';

/**
 * The oldest that wait to be told; undefined while another process tells, since what is older must never arrive after
 * what is newer. It is this transaction's until it ends.
 */
export async function takeOutgoing(database: Database<Tables>): Promise<readonly Outgoing[] | undefined> {
  const [lock] = await database.query<{ isMine: boolean }>('search_outgoing_lock', LOCK, []);
  if (lock?.isMine !== true) return undefined;
  return await database.query<Outgoing>('search_outgoing_take', TAKE, []);
}

export async function deleteOutgoing(database: Database<Tables>, seqs: readonly number[]): Promise<void> {
  await database.query('search_outgoing_delete', 'delete from search_outgoing where seq = any($1)', [seqs]);
}

const TRUSTED = `
  insert into search_outgoing (kind, id)
  select 'user', id from search_person where (numbers->>'trustedFrom')::bigint between $1 and $2`;

/** Lets the service be told of people who came to be of quality in this time (rule 45); milliseconds. */
export async function addTrusted(database: Database<Tables>, from: number, to: number): Promise<void> {
  await database.query('search_outgoing_trusted', TRUSTED, [from, to]);
  await database.notify(OUTGOING, '');
}
