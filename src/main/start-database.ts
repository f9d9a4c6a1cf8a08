import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { checkServer } from '#platform/database/check-server.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import type { Log } from '#platform/log/log.ts';
import type { Tables } from '#modules/ground/tables.ts';

export const MIGRATIONS = join(import.meta.dirname, '../../migrations');

export type StartedDatabase = { readonly connectionString: string; stop(): Promise<void> };

/** The database of `DATABASE_URL`, or one of our own below the data folder, as it stands. */
export async function openServer(config: Config, log: Log): Promise<StartedDatabase> {
  if (config.databaseUrl === undefined)
    return await startEmbeddedDatabase({ folder: join(config.dataFolder, 'postgres'), log });
  await checkServer(config.databaseUrl);
  return { connectionString: config.databaseUrl, stop: async () => undefined };
}

/** The same, at the state of the code. */
export async function startDatabase(config: Config, log: Log): Promise<StartedDatabase> {
  const server = await openServer(config, log);
  try {
    await bringUpToDate(server.connectionString, log);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

export async function bringUpToDate(connectionString: string, log: Log): Promise<void> {
  const database = openDatabase<Tables>({ connectionString, maxConnections: 3, log });
  try {
    await migrate(database, MIGRATIONS, log);
    await prepareJobs({ database, connectionString, log });
  } finally {
    await database.close();
  }
}
