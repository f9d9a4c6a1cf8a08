import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { StartError } from '#platform/process/start-error.ts';

/** What a file of the migrations folder exports. It runs in a transaction and never back. */
export type Migration = { readonly up: (database: Kysely<unknown>) => Promise<void> };

/** Any number, the same in every process: it names the lock under which migrations run. */
const LOCK = 7_306_118_452;

/**
 * Brings the database to the state of the code: runs each migration of `folder` that has not run, in
 * the order of the file names, each in its own transaction. Several processes may call it at once; one
 * does the work. Needs two connections. Throws when the database knows a migration that the folder lacks. With `isWanted`
 * only those that it says: what was written down under them comes in before the rest runs.
 */
export async function migrate<Tables>(
  database: Database<Tables>,
  folder: string,
  log: Log,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  await database.transaction(async (lock) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(lock.kysely);
    await database.query('create_migration_table', CREATE_TABLE, []);
    const done = await database.query<{ name: string }>('read_migrations', 'select name from migration', []);
    const names = await listMigrations(folder);
    const unknown = done.map((row) => row.name).filter((name) => !names.includes(name));
    if (unknown.length > 0) {
      throw new StartError(
        `The database was migrated by a newer version of this program (it knows ${unknown.toSorted().join(', ')}): start that version.`,
      );
    }
    const finished = new Set(done.map((row) => row.name));
    for (const name of names.filter((candidate) => !finished.has(candidate) && isWanted(candidate)))
      await runOne(database, folder, name, log);
  });
}

const CREATE_TABLE =
  'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())';

export async function listMigrations(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => /^\d.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}

async function runOne<Tables>(database: Database<Tables>, folder: string, name: string, log: Log): Promise<void> {
  const startedAt = performance.now();
  const migration = (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Migration;
  await database.transaction(async (transaction) => {
    await migration.up(transaction.kysely as unknown as Kysely<unknown>);
    await transaction.query('record_migration', 'insert into migration (name) values ($1)', [name]);
  });
  log.info({ migration: name, milliseconds: Math.round(performance.now() - startedAt) }, 'migrated');
}
