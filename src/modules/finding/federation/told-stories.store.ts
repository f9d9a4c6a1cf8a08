import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type Pending = {
  readonly seq: string;
  readonly kind: 'story' | 'person';
  readonly id: string;
  readonly personId: string;
};

const LOCK = `select pg_try_advisory_xact_lock(hashtext('federation_pending')) as "isMine"`;
const TAKE = 'select seq, kind, id, person_id as "personId" from federation_pending order by seq limit 101';

/** The oldest changes that nobody was told of; none while another process tells, so that they go out in their order. */
export async function takePending(database: Database<Tables>): Promise<readonly Pending[]> {
  const [lock] = await database.query<{ isMine: boolean }>('federation_pending_lock', LOCK, []);
  return lock?.isMine === true ? await database.query<Pending>('federation_pending_take', TAKE, []) : [];
}

export async function deletePending(database: Database<Tables>, pending: readonly Pending[]): Promise<void> {
  const seqs = pending.map(({ seq }) => seq);
  await database.query('federation_pending_delete', 'delete from federation_pending where seq = any($1)', [seqs]);
}

/** The hash of what followers were last told of a story in a person's name; undefined where of nothing. */
export async function findTold(
  database: Database<Tables>,
  storyId: string,
  personId: string,
): Promise<string | undefined> {
  const text = 'select hash from federation_story where story_id = $1 and person_id = $2';
  const [row] = await database.query<{ hash: string }>('federation_story_told', text, [storyId, personId]);
  return row?.hash;
}

const KEEP = `
  insert into federation_story (story_id, person_id, hash) values ($1, $2, $3)
  on conflict (story_id) do update set person_id = excluded.person_id, hash = excluded.hash`;

export async function keepTold(
  database: Database<Tables>,
  storyId: string,
  personId: string,
  hash: string,
): Promise<void> {
  await database.query('federation_story_keep', KEEP, [storyId, personId, hash]);
}

export async function forgetTold(database: Database<Tables>, storyId: string, personId: string): Promise<void> {
  const text = 'delete from federation_story where story_id = $1 and person_id = $2';
  await database.query('federation_story_forget', text, [storyId, personId]);
}

/** All of a person: a server that follows anew later knows none of them. */
export async function forgetAllTold(database: Database<Tables>, personId: string): Promise<void> {
  await database.query('federation_story_forget_all', 'delete from federation_story where person_id = $1', [personId]);
}
