import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { refuseUnfinishedRestore } from '#platform/backup/unfinished-restore.ts';
import { openDatabase } from '#platform/database/database.ts';
import { checkServer, checkSessions } from '#platform/database/check-server.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { outageOf } from '#platform/process/outage.ts';
import type { Log } from '#platform/log/log.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { keepPresence } from './keep-presence.ts';

export type StartedDatabase = { readonly connectionString: string; stop(): Promise<void> };

export const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Own judgement: how often a start begins again. */
const MOST_TRIES = 3;

/** The database at `DATABASE_URL`, or our own in the data folder, migrated to match the code. */
export async function startDatabase(config: Config, log: Log, tries = MOST_TRIES): Promise<StartedDatabase> {
  try {
    return await start(config, log);
  } catch (error) {
    // A server of our own that somebody else began ends with them, also while we begin on it.
    if (config.databaseUrl !== undefined || tries <= 1 || outageOf(error) !== 'AWAY') throw error;
    log.warn({ error: String(error) }, 'the embedded database ended during the start: starting again');
    return await startDatabase(config, log, tries - 1);
  }
}

async function start(config: Config, log: Log): Promise<StartedDatabase> {
  const server = await openServer(config, log);
  const { connectionString } = server;
  try {
    await refuseUnfinishedRestore(connectionString);
    const presence = await keepPresence({ connectionString, folder: MIGRATIONS, log });
    const stop = async () => {
      await presence.stop();
      await server.stop();
    };
    try {
      await makeJobTables(connectionString, log);
    } catch (error) {
      await presence.stop();
      throw error;
    }
    return { connectionString, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** The same database as it is, unchanged: the address where sessions last. */
export async function openServer(config: Config, log: Log): Promise<StartedDatabase> {
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl === undefined) return await startEmbeddedDatabase({ folder: embeddedFolder(config), log });
  await checkServer('DATABASE_URL', databaseUrl);
  if (databaseDirectUrl !== undefined) await checkServer('DATABASE_DIRECT_URL', databaseDirectUrl);
  const connectionString = databaseDirectUrl ?? databaseUrl;
  await checkSessions(connectionString);
  return { connectionString, stop: async () => undefined };
}

/** Where the embedded database keeps everything. */
export function embeddedFolder({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return join(dataFolder, 'postgres');
}

/** Migrates a database that nobody uses yet to match the code. */
export async function bringUpToDate(connectionString: string, log: Log): Promise<void> {
  const database = openDatabase<Tables>({ connectionString, maxConnections: 2, log });
  try {
    await migrate(database, MIGRATIONS, log);
  } finally {
    await database.close();
  }
  await makeJobTables(connectionString, log);
}

async function makeJobTables(connectionString: string, log: Log): Promise<void> {
  const database = openDatabase<Tables>({ connectionString, maxConnections: 1, log });
  try {
    await prepareJobs({ database, connectionString, log });
  } finally {
    await database.close();
  }
}
