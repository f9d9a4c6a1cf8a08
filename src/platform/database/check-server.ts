import { Client } from 'pg';
import { StartError } from '#platform/process/start-error.ts';

const PATIENCE_MS = 5_000;
/** PostgreSQL 15 as its `server_version_num`. */
export const LEAST_SERVER_VERSION = 150_000;

/** Asks the server that the operator named before anything is done with it. Throws one sentence; it never repeats a password. */
export async function checkServer(connectionString: string): Promise<void> {
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
    throw new StartError(`DATABASE_URL points to PostgreSQL ${row?.version}, but 15 or later is needed.`);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_URL points to a database that doesn’t let us in: ${wordsOf(error)}.`);
  } finally {
    await client?.end().catch(() => undefined);
  }
}

/** A name with several addresses fails with an error for each. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(wordsOf))].join(', ');
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
