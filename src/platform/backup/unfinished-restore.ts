import { Client } from 'pg';
import { formatMessage } from '#shared/messages/format-message.ts';
import { startMessages } from '#shared/messages/start.ts';
import { StartError } from '#platform/process/start-error.ts';
import { RESTORE_MARK } from './read-catalogue.ts';

/** The backup whose restore was started in this database and isn’t finished; undefined if there’s none. */
export async function readUnfinishedRestore(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.${RESTORE_MARK}') is not null as "isThere"`,
  );
  if (rows[0]?.isThere !== true) return undefined;
  const { rows: begun } = await client.query<{ source: string }>(`select source from ${RESTORE_MARK}`);
  return begun[0]?.source;
}

/** A half-restored site looks like a new one, whose setup link would make a stranger its administrator. Throws a StartError. */
export async function refuseUnfinishedRestore(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const source = await readUnfinishedRestore(client);
    if (source !== undefined) throw new StartError(formatMessage(startMessages.restoreUnfinished, { source }));
  } finally {
    await client.end().catch(() => undefined);
  }
}
