import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { databaseAddress, TEMPLATE } from '#test/support/database-address.ts';

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
  // Files copied as they are: written through the log, as is the default, a copy costs twice the work.
  await onMaintenance(`create database ${name} template ${template} strategy file_copy`);
  const connectionString = databaseAddress(name);
  const database = openDatabase<Tables>({ connectionString, maxConnections: 8, log: createLog('error') });
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
