import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { databaseAddress, pooledAddress, replicaAddresses, TEMPLATE } from '#test/support/database-address.ts';

export type TestDatabase = {
  readonly database: Database<Tables>;
  readonly connectionString: string;
  /** Of the database in its cluster. */
  readonly name: string;
  readonly close: () => Promise<void>;
};

/** A copy of a database, of the migrated and empty one unless told; `close` drops it. */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // A pool keeps its connections when whoever used them has gone, and a database in use is not copied.
  if (pooledAddress(name) !== undefined)
    await onMaintenance(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`);
  // Files copied as they are: written through the log, as is the default, a copy costs twice the work.
  await onMaintenance(`create database ${name} template ${template} strategy file_copy`);
  const connectionString = databaseAddress(name);
  const pooled = pooledAddress(name);
  const address =
    pooled === undefined
      ? { connectionString }
      : { connectionString: pooled, directConnectionString: connectionString };
  const replicas = replicaAddresses(name);
  const database = openDatabase<Tables>({ ...address, replicas, maxConnections: 8, log: createLog('error') });
  return {
    database,
    connectionString,
    name,
    close: async () => {
      await database.close();
      await onMaintenance(`drop database if exists ${name} with (force)`);
    },
  };
}

async function onMaintenance(statement: string): Promise<void> {
  const maintenance = openDatabase({
    connectionString: databaseAddress('postgres'),
    maxConnections: 1,
    log: createLog('error'),
  });
  try {
    await maintenance.query('maintenance', statement, []);
  } finally {
    await maintenance.close();
  }
}
