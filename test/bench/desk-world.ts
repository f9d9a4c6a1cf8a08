import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log/log.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { sampleBodies } from './world/bodies.ts';
import { desks, fillDesk } from './world/fill-desk.ts';
import { fillPeople, functions } from './world/fill-people.ts';
import { FAST, MAKE_INDEXES_AGAIN, SET_INDEXES_ASIDE, worldFolder } from './world/make-world.ts';
import { BODIES, countsOf, sizes } from './world/sizes.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Where the data lies of one very large publication and a small one; made at the first time and kept. */
export async function makeDeskWorld(): Promise<string> {
  const folder = `${worldFolder('small')}-desk`;
  const whole = join(folder, 'whole');
  const isMade = existsSync(whole);
  if (!isMade) await rm(folder, { recursive: true, force: true });
  const log = createLog('warn');
  const server = await startEmbeddedDatabase({ folder: join(folder, 'postgres'), log, settings: isMade ? {} : FAST });
  const { connectionString } = server;
  const database = openDatabase<Tables>({ connectionString, maxConnections: 2, log });
  try {
    await migrate(database, MIGRATIONS, log);
    if (isMade) return folder;
    await fill(connectionString);
    await writeFile(whole, new Date().toISOString());
    return folder;
  } finally {
    await database.close();
    await server.stop();
  }
}

async function fill(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(functions);
    await client.query(
      'create temp table bench_body (number int, excerpt text, word_count int, reading_minutes float8)',
    );
    for (const [index, body] of (await sampleBodies(BODIES)).entries()) {
      const values = [index + 1, body.excerpt, body.wordCount, body.readingMinutes];
      await client.query('insert into bench_body values ($1, $2, $3, $4)', values);
    }
    const rows = [...fillPeople(countsOf(sizes.small)), ...Object.values(desks).flatMap(fillDesk)];
    for (const text of [SET_INDEXES_ASIDE, ...rows, MAKE_INDEXES_AGAIN, 'vacuum analyze']) {
      await client.query(text).catch((error: Error) => {
        throw new Error(`${error.message}: ${text.slice(0, 200)}`);
      });
    }
  } finally {
    await client.end();
  }
}
