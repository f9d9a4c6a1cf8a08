import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { refreshTopStories } from '#modules/stories/stories/refresh-top-stories.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { sampleBodies } from './bodies.ts';
import { fillFollows } from './fill-follows.ts';
import { fillPeople, functions } from './fill-people.ts';
import { fillStories } from './fill-stories.ts';
import { fillSurroundings } from './fill-surroundings.ts';
import { BODIES, type Size, countsOf, sizes } from './sizes.ts';

const ROOT = join(import.meta.dirname, '../../..');
const log = createLog('warn');
/** The data can be made again: while it is made nothing waits for the disk. */
export const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '8GB',
  work_mem: '256MB',
  maintenance_work_mem: '512MB',
};

/** Sorted once at the end an index takes a tenth of what it takes row by row. */
export const SET_INDEXES_ASIDE = `
  create temp table bench_index as select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and not exists (select from pg_constraint k where k.conindid = i.indexrelid);
  do $$ declare one record; begin for one in select name from bench_index loop
    execute 'drop index ' || one.name; end loop; end $$`;
export const MAKE_INDEXES_AGAIN = `
  do $$ declare one record; begin for one in select text from bench_index loop
    execute one.text; end loop; end $$`;

/** `LONGHAND_DATA` of the data of a size; kept from run to run. */
export function worldFolder(size: Size): string {
  return join(process.env['BENCH_DATA'] ?? join(ROOT, 'data'), `bench-${size}`);
}

/** Stands in the folder when the data is whole; another name for data of another making. */
const WHOLE = 'whole-with-follows';

export function isWorldMade(size: Size): boolean {
  return existsSync(join(worldFolder(size), WHOLE));
}

/** Makes the data of a size unless it is there, and brings it to the state of the migrations. */
export async function makeWorld(size: Size): Promise<void> {
  const folder = worldFolder(size);
  if (!isWorldMade(size)) await rm(folder, { recursive: true, force: true });
  const settings = isWorldMade(size) ? {} : FAST;
  const server = await startEmbeddedDatabase({ folder: join(folder, 'postgres'), log, settings });
  const { connectionString } = server;
  const database = openDatabase<Tables>({ connectionString, maxConnections: 3, log });
  try {
    await migrate(database, join(ROOT, 'migrations'), log);
    if (isWorldMade(size)) return;
    const startedAt = performance.now();
    await fill(connectionString, size);
    const config = parseConfig({ LONGHAND_DATA: folder });
    const files = openFileStore(config);
    await refreshTopStories(systemContext({ database, files, clock: systemClock, log, config, secrets: testSecrets }));
    await database.query('bench_analyze', 'vacuum analyze', []);
    await writeFile(join(folder, WHOLE), new Date().toISOString());
    console.log(`Made ${sizes[size]} stories in ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
  } finally {
    await database.close();
    await server.stop();
  }
}

async function fill(connectionString: string, size: Size): Promise<void> {
  const counts = countsOf(sizes[size]);
  const client = new Client({ connectionString });
  await client.connect();
  try {
    // The rows refer to each other rightly by their making: looking each of them up takes half of the time.
    await client.query('set session_replication_role = replica');
    await client.query(functions);
    await client.query(`create temp table bench_body (n int, page_html text storage main, table_of_contents jsonb,
      excerpt text, word_count int, reading_minutes float8)`);
    for (const [index, body] of (await sampleBodies(BODIES)).entries()) {
      const values = [body.pageHtml, body.tableOfContents, body.excerpt, body.wordCount, body.readingMinutes];
      await client.query('insert into bench_body values ($1, $2, $3, $4, $5, $6)', [index + 1, ...values]);
    }
    const rows = [fillPeople, fillStories, fillFollows, fillSurroundings].flatMap((part) => part(counts));
    for (const text of [SET_INDEXES_ASIDE, ...rows, MAKE_INDEXES_AGAIN]) {
      const startedAt = performance.now();
      await client.query(text).catch((error: Error) => {
        throw new Error(`${error.message}: ${text.slice(0, 200)}`);
      });
      if (process.env['BENCH_LOUD'])
        console.log(((performance.now() - startedAt) / 1000).toFixed(1), text.trim().slice(0, 70));
    }
  } finally {
    await client.end();
  }
}
