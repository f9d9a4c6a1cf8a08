import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const BLOCK = `
  insert into federation_server (person_id, host, is_blocked) values ($1, $2, true)
  on conflict (person_id, host) do update set is_blocked = true, failing_since = null`;

/** Blocking twice is blocking once. */
export async function blockServer(database: Database<Tables>, personId: string, host: string): Promise<void> {
  await database.query('federation_server_block', BLOCK, [personId, host]);
}

export async function unblockServer(database: Database<Tables>, personId: string, host: string): Promise<void> {
  const text = 'update federation_server set is_blocked = false where person_id = $1 and host = $2';
  await database.query('federation_server_unblock', text, [personId, host]);
}

const SENT = `
  insert into federation_server (person_id, host, last_sent_at) values ($1, $2, $3)
  on conflict (person_id, host) do update set last_sent_at = excluded.last_sent_at, failing_since = null`;

/** A server took something of a person's. */
export async function markSent(database: Database<Tables>, personId: string, host: string, now: Date): Promise<void> {
  await database.query('federation_server_sent', SENT, [personId, host, now]);
}

const FAILING = `
  insert into federation_server (person_id, host, failing_since) values ($1, $2, $3)
  on conflict (person_id, host) do update
    set failing_since = coalesce(federation_server.failing_since, excluded.failing_since)`;

/** A server did not take it; kept is since when. */
export async function markFailing(
  database: Database<Tables>,
  personId: string,
  host: string,
  now: Date,
): Promise<void> {
  await database.query('federation_server_failing', FAILING, [personId, host, now]);
}

/** What servers took and did not take is forgotten with the followers there; what is blocked stays blocked. */
export async function forgetServers(database: Database<Tables>, personId: string): Promise<void> {
  const text = 'delete from federation_server where person_id = $1 and not is_blocked';
  await database.query('federation_server_forget', text, [personId]);
}
