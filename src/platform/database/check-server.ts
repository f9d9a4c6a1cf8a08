import { Client } from 'pg';
import { StartError } from '#platform/process/start-error.ts';

const PATIENCE_MS = 5_000;
/** PostgreSQL 15 as its `server_version_num`. */
export const LEAST_SERVER_VERSION = 150_000;

/** Nothing answers there; a server that refuses says why. */
const AWAY = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ECONNRESET|connect ENOENT|timeout/;

/** Asks the server that the operator named before anything is done with it. Throws one sentence; it never repeats a password. */
export async function checkServer(variable: string, connectionString: string): Promise<void> {
  let client: Client | undefined;
  try {
    client = new Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ number: number; version: string }>(
      "select current_setting('server_version_num')::int as number, current_setting('server_version') as version",
    );
    const [row] = rows;
    if ((row?.number ?? 0) >= LEAST_SERVER_VERSION) return;
    throw new StartError(`${variable} points to PostgreSQL ${row?.version}, but 15 or later is needed.`);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const words = wordsOf(error);
    throw new StartError(
      AWAY.test(words)
        ? `${variable} points to a place where no database answers (${words}): start the database, or correct the host and the port.`
        : `${variable} points to a database that doesn’t let us in: ${words}.`,
    );
  } finally {
    await client?.end().catch(() => undefined);
  }
}

/**
 * Throws where what a session set is gone with its next transaction: migrations, jobs and whoever listens for
 * notifications need sessions that last, and a pool of transactions gives them none.
 */
export async function checkSessions(connectionString: string): Promise<void> {
  const clients = [0, 1].map(
    () => new Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }),
  );
  const [client, other] = clients;
  if (client === undefined || other === undefined) return;
  for (const one of clients) one.on('error', () => undefined);
  const hears = async () => {
    await client.connect();
    await client.query('listen longhand_start');
    await other.connect();
    // A pool would give the connection used last to the next caller.
    await other.query('begin');
    const { rows } = await client.query<{ channel: string }>('select pg_listening_channels() as channel');
    return rows.some(({ channel }) => channel === 'longhand_start');
  };
  const isHeard = await hears().catch(() => false);
  await Promise.all(clients.map((one) => one.end().catch(() => undefined)));
  if (isHeard) return;
  throw new StartError(
    'The database is behind a pool that gives every transaction another connection (such as PgBouncer in transaction mode): set DATABASE_DIRECT_URL to its address without the pool, beside DATABASE_URL.',
  );
}

/** A name with several addresses fails with an error for each. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(wordsOf))].join(', ');
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
