import { systemClock } from '#platform/clock/clock.ts';
import { openSharedClock } from '#platform/clock/shared-clock.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { Database } from '#platform/database/database.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import type { Log } from '#platform/log/log.ts';
import { followQuarantine } from '#modules/ground/settings/site-quarantine.ts';
import { followSiteSecret } from '#modules/ground/secret-keys/follow-site-secret.ts';
import { openSiteSecrets } from '#modules/ground/secret-keys/site-secret.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** What every process of the program opens once and hands down. */
export type Means = {
  readonly config: Config;
  readonly database: Database<Tables>;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: Secrets;
};

/** PostgreSQL takes 100 connections, and several processes and the jobs have to share them. */
const CONNECTIONS_OF_ALL_WEB_PROCESSES = 60;

/** `openSecrets` is only replaced where the operator accepts a new secret; `connectionString` takes precedence over the environment's, since it may be the embedded database's. */
export async function openMeans(
  config: Config,
  connectionString: string,
  openSecrets = openSiteSecrets,
): Promise<Means> {
  const log = createLog(config.logLevel);
  const share = Math.floor(CONNECTIONS_OF_ALL_WEB_PROCESSES / (config.workers + 1));
  const maxConnections = Math.min(20, Math.max(2, share));
  // Plain reads and writes go through the pool; everything else uses the address where sessions last.
  const pooled = config.databaseDirectUrl === undefined ? undefined : config.databaseUrl;
  const database = openDatabase<Tables>({
    ...(pooled === undefined
      ? { connectionString }
      : { connectionString: pooled, directConnectionString: connectionString }),
    replicas: config.databaseReadUrls,
    maxConnections,
    log,
  });
  const opened = await openSecrets(database, config.dataFolder).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const following = followSiteSecret(database, { ...opened, folder: config.dataFolder, log });
  await followQuarantine(database, log);
  return {
    config,
    log,
    clock: config.fakeClock === undefined ? systemClock : openSharedClock(config.dataFolder, config.fakeClock),
    database: {
      ...database,
      async close() {
        await following.stop();
        await database.close();
      },
    },
    files: openFileStore(config),
    secrets: opened.ring,
  };
}
