import { join } from 'node:path';
import { openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { createLog } from '#platform/log/log.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { PostgresPair } from './postgres-servers.ts';
import type { TestDatabase } from './test-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** The migrated and empty database, on a primary with a replica that is read from. */
export async function createReplicatedDatabase({ primary, replica }: PostgresPair): Promise<TestDatabase> {
  const name = 'site';
  await primary.run(`create database ${name}`);
  const connectionString = primary.addressOf(name);
  const replicas = [replica.addressOf(name)];
  const log = createLog('error');
  const database = openDatabase<Tables>({ connectionString, replicas, maxConnections: 8, log });
  await migrate(database, MIGRATIONS, log);
  await prepareJobs({ database, connectionString, log });
  return { database, connectionString, name, close: database.close };
}
