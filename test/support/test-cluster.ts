import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { isAlive } from '#platform/database/embedded/server-lock.ts';
import { migrate } from '#platform/database/migrate.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { databaseAddress, TEMPLATE } from '#test/support/database-address.ts';
import { startPooler } from '#test/support/pooler.ts';
import { startPair } from '#test/support/postgres-servers.ts';

const PREFIX = 'longhand-test-';
const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Nothing here outlives the run, and what a plan looks like does not hang on when somebody swept. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
  max_connections: '200',
};

/**
 * One PostgreSQL for the whole run, in memory where the machine has a folder for it and without waiting
 * for disks: a migrated template is copied for each test file (`test-database.ts`).
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Each project of the run asks; the first one starts it.
  if (process.env['LONGHAND_TEST_CLUSTER'] !== undefined) return undefined;
  const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  await sweep(parent);
  const folder = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
  const log = createLog('error');
  const server = await startServer(folder, log);
  process.env['LONGHAND_TEST_CLUSTER'] = server.connectionString;
  // What test files keep for each other goes with it.
  process.env['LONGHAND_TEST_FOLDER'] = folder;
  await makeTemplate(server.connectionString);
  // The same tests by a pool of transactions: LONGHAND_TEST_POOLED=1 npm test -- test/http
  const pooler = process.env['LONGHAND_TEST_POOLED'] === '1' ? await startPooler(server.connectionString) : undefined;
  if (pooler !== undefined) process.env['LONGHAND_TEST_POOL'] = pooler.addressOf(server.connectionString);
  return async () => {
    await pooler?.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** One of our own; or, with LONGHAND_TEST_REPLICA=1, one of the system with a replica that all programs read from. */
async function startServer(folder: string, log: Log) {
  if (process.env['LONGHAND_TEST_REPLICA'] !== '1')
    return await startEmbeddedDatabase({ folder, log, settings: SETTINGS });
  const pair = await startPair();
  // Tests look at what they wrote themselves: a commit waits until the replica has it.
  await pair.primary.run('alter system set synchronous_commit = remote_apply');
  await pair.primary.run(`alter system set synchronous_standby_names = '*'`);
  await pair.primary.run('select pg_reload_conf()');
  await pair.primary.run('create database app');
  process.env['LONGHAND_TEST_READS'] = pair.replica.addressOf('app');
  return { connectionString: pair.primary.addressOf('app'), stop: pair.close };
}

/** A run that was killed leaves its folder behind, and with it some hundred megabytes of memory. */
async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const owner = name.startsWith(PREFIX) ? /^\d+(?=-)/.exec(name.slice(PREFIX.length)) : null;
    if (owner !== null && !isAlive(Number(owner[0]))) await rm(join(parent, name), { recursive: true, force: true });
  }
}

async function makeTemplate(connectionString: string): Promise<void> {
  const log = createLog('error');
  const maintenance = openDatabase({ connectionString, maxConnections: 1, log });
  await maintenance.query('make_template', `create database ${TEMPLATE}`, []);
  await maintenance.close();
  const template = openDatabase<Tables>({ connectionString: databaseAddress(TEMPLATE), maxConnections: 2, log });
  await migrate(template, MIGRATIONS, log);
  await prepareJobs({ database: template, connectionString: databaseAddress(TEMPLATE), log });
  await template.close();
}
