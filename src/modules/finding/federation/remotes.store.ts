import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Remote } from './remote.ts';

const KEEP = `
  insert into federation_remote
    (actor_uri, host, username, key_id, public_key, inbox, shared_inbox, fetched_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (actor_uri) do update set host = excluded.host, username = excluded.username, key_id = excluded.key_id,
    public_key = excluded.public_key, inbox = excluded.inbox, shared_inbox = excluded.shared_inbox,
    fetched_at = excluded.fetched_at`;

/** Keeps what a server says of somebody there. */
export async function keepRemote(database: Database<Tables>, remote: Remote): Promise<void> {
  const { uri, host, username, keyId, publicKey, inbox, sharedInbox, fetchedAt } = remote;
  const values = [uri, host, username, keyId, publicKey, inbox, sharedInbox, fetchedAt];
  await database.query('federation_remote_keep', KEEP, values);
}

const SWEEP = `
  delete from federation_remote r where r.fetched_at < $1
  and not exists (select 1 from federation_follower f where f.actor_uri = r.actor_uri)`;

/** Forgets those who follow nobody here and were not heard of since. */
export async function sweepRemotes(database: Database<Tables>, before: Date): Promise<void> {
  await database.query('federation_remote_sweep', SWEEP, [before]);
}
