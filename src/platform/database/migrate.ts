import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { outageOf } from '#platform/process/outage.ts';
import { StartError } from '#platform/process/start-error.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { startMessages } from '#shared/messages/start.ts';

/** What a file of the migrations folder exports. It never runs back. */
export type Migration = {
  /** In a transaction. */
  readonly up: (database: Kysely<unknown>) => Promise<void>;
  /**
   * Of a migration that takes away what earlier code needs: the migration of the first code that does without. It waits
   * until no process of older code is there, and older code does not start after it (decision 0111).
   */
  readonly doneWithoutSince?: string;
};

/** Any number, the same in every process: it names the lock under which migrations run. */
const LOCK = 7_306_118_452;
/** Others read and write meanwhile: anything that waits for a lock holds up everyone after it. */
const LOCK_PATIENCE = '2s';
const MOST_TRIES = 30;
const TRY_AGAIN_AFTER = 1_000;
/** PostgreSQL: `lock_not_available`. */
const NO_LOCK = '55P03';
/** A process that has not said for so long that it lives is gone. Seconds; it says so five times meanwhile. */
const GONE_AFTER = 60;

/** Names of what could not run yet: older processes still need what they take away. */
export type Waiting = readonly string[];

type MigrateOptions = {
  /** Records that the process is alive, before anything newer can take away what it needs. */
  readonly processId?: string;
  /** Of the migrations that have not run, those that shall: what was written down under them comes in before the rest. */
  readonly isWanted?: (name: string) => boolean;
};

type Known = { readonly name: string; readonly doneWithoutSince: string | null };

/**
 * Brings the database to the state of the code: runs each migration of `folder` that has not run, in the order of the
 * file names, each in its own transaction. Several processes may call it at once; one does the work. Needs two
 * connections. Throws where newer code took away what this code needs.
 */
export async function migrate<Tables>(
  database: Database<Tables>,
  folder: string,
  log: Log,
  { processId, isWanted = () => true }: MigrateOptions = {},
): Promise<Waiting> {
  return await database.transaction(async (lock) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(lock.kysely);
    for (const [name, statement] of Object.entries(CREATE_TABLES)) await database.query(name, statement, []);
    const done = await database.query<Known>('read_migrations', READ, []);
    const names = await listMigrations(folder);
    mustBeAbleToRun(names, done);
    if (processId !== undefined) await noteProcess(database, processId, folder);
    const finished = new Set(done.map((row) => row.name));
    const waiting: string[] = [];
    const startedAt = performance.now();
    // Nobody needs the list of migrations for a new database: the operator reads how many there were.
    const level = done.length === 0 ? 'debug' : 'info';
    let ran = 0;
    for (const name of names.filter((candidate) => !finished.has(candidate) && isWanted(candidate))) {
      const migration = (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Migration;
      if (await mustWait(database, migration)) waiting.push(name);
      else {
        await runOne(database, migration, name, { log, level }).catch((error: unknown) => failed(error, name, log));
        ran += 1;
      }
    }
    if (level === 'debug' && ran > 0)
      log.info(
        { migrations: ran, milliseconds: Math.round(performance.now() - startedAt) },
        'made the tables of a new database',
      );
    if (waiting.length > 0) log.info({ migrations: waiting }, 'waiting for older processes to end');
    return waiting;
  });
}

/** Records that a process is alive, and which code it runs, by the newest migration it knows. */
export async function noteProcess<Tables>(database: Database<Tables>, id: string, folder: string): Promise<void> {
  const newest = (await listMigrations(folder)).at(-1) ?? '';
  await database.query('note_process', NOTE, [id, newest, GONE_AFTER]);
}

/** It ends now. */
export async function forgetProcess<Tables>(database: Database<Tables>, id: string): Promise<void> {
  await database.query('forget_process', 'delete from running_process where id = $1', [id]);
}

export type UpgradePlan = {
  /** True if no migration has ever run: nothing in it is ours. */
  readonly isEmpty: boolean;
  /** Not run yet, in the order in which they will. */
  readonly ahead: readonly { readonly name: string; readonly doneWithoutSince: string | null }[];
  /** What newer code has run, and this code does not know. */
  readonly newer: readonly string[];
  /** Running programs, by the newest migration they know, those with the oldest code first. */
  readonly processes: readonly { readonly newest: string; readonly count: number }[];
};

/** What starting this code would do to a database. Changes nothing. Throws as `migrate` does. */
export async function planUpgrade<Tables>(database: Database<Tables>, folder: string): Promise<UpgradePlan> {
  const [there] = await database.query<{ has: boolean }>('has_processes', HAS_PROCESSES, []);
  const done = there?.has === true ? await database.query<Known>('read_migrations', READ, []) : [];
  const names = await listMigrations(folder);
  mustBeAbleToRun(names, done);
  const finished = new Set(done.map((row) => row.name));
  const ahead = names.filter((name) => !finished.has(name));
  return {
    isEmpty: done.length === 0,
    ahead: await Promise.all(
      ahead.map(async (name) => {
        const { doneWithoutSince = null } = (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Migration;
        return { name, doneWithoutSince };
      }),
    ),
    newer: done.map(({ name }) => name).filter((name) => !names.includes(name)),
    processes:
      there?.has === true
        ? await database.query<{ newest: string; count: number }>('read_processes', READ_PROCESSES, [GONE_AFTER])
        : [],
  };
}

const CREATE_TABLES = {
  create_migration_table: `create table if not exists migration (
    name text primary key, applied_at timestamptz not null default now(), done_without_since text)`,
  // Databases from before migrations said what they take away.
  widen_migration_table: `do $$ begin
    if not exists (select from information_schema.columns
      where table_schema = current_schema and table_name = 'migration' and column_name = 'done_without_since')
    then alter table migration add column done_without_since text; end if; end $$`,
  create_process_table: `create table if not exists running_process (
    id text primary key, newest_migration text not null, seen_at timestamptz not null)`,
};
const READ = 'select name, done_without_since as "doneWithoutSince" from migration order by name';
const HAS_PROCESSES = `select to_regclass('running_process') is not null as has`;
const READ_PROCESSES = `
  select newest_migration as newest, count(*)::int as count from running_process
  where seen_at > now() - make_interval(secs => $1) group by 1 order by 1`;
// Dead ones are swept by the living.
const NOTE = `
  with gone as (delete from running_process where seen_at < now() - make_interval(secs => 10 * $3::int) and id <> $1)
  insert into running_process (id, newest_migration, seen_at) values ($1, $2, now())
  on conflict (id) do update set newest_migration = excluded.newest_migration, seen_at = excluded.seen_at`;
const OLDER = `
  select exists (select from running_process
    where newest_migration < $1 and seen_at > now() - make_interval(secs => $2)) as older`;

/** Newer code may have added what this code does not know; what it took away must not be needed here. */
function mustBeAbleToRun(names: readonly string[], done: readonly Known[]): void {
  const broken = done.filter(
    ({ name, doneWithoutSince }) =>
      !names.includes(name) && doneWithoutSince !== null && !names.includes(doneWithoutSince),
  );
  if (broken.length === 0) return;
  const changes = broken.map(({ name }) => name).join(', ');
  throw new StartError(
    `A newer version of this program took away what this one needs (${changes}): start the newer version.`,
  );
}

async function mustWait<Tables>(database: Database<Tables>, { doneWithoutSince }: Migration): Promise<boolean> {
  if (doneWithoutSince === undefined) return false;
  const [row] = await database.query<{ older: boolean }>('older_processes', OLDER, [doneWithoutSince, GONE_AFTER]);
  return row?.older === true;
}

export async function listMigrations(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => /^\d.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}

type Saying = { readonly log: Log; readonly level: 'debug' | 'info' };

async function runOne<Tables>(
  database: Database<Tables>,
  migration: Migration,
  name: string,
  { log, level }: Saying,
): Promise<void> {
  const startedAt = performance.now();
  const record = [name, migration.doneWithoutSince ?? null];
  for (let tried = 1; ; tried += 1) {
    try {
      await database.transaction(async (transaction) => {
        await transaction.query('set_lock_patience', `set local lock_timeout = '${LOCK_PATIENCE}'`, []);
        await migration.up(transaction.kysely as unknown as Kysely<unknown>);
        await transaction.query('record_migration', RECORD, record);
      });
      break;
    } catch (error) {
      if (tried === MOST_TRIES || !(error instanceof Error && 'code' in error && error.code === NO_LOCK)) throw error;
      log.warn({ migration: name, tried }, 'somebody holds what a migration needs: trying again');
      await wait(TRY_AGAIN_AFTER);
    }
  }
  log[level]({ migration: name, milliseconds: Math.round(performance.now() - startedAt) }, 'migrated');
}

/** None of it was kept: the operator learns which of the new version's changes failed, and what to do now. */
function failed(error: unknown, migration: string, log: Log): never {
  // A full disk or a database that went away isn't the migration's fault, and has its own message.
  if (outageOf(error) !== undefined) throw error;
  log.error({ err: error, migration }, 'a migration failed, and nothing of it was kept');
  const words = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  throw new StartError(formatMessage(startMessages.migrationFailed, { migration, words }));
}

const RECORD = 'insert into migration (name, done_without_since) values ($1, $2)';
