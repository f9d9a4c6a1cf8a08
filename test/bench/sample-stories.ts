import { join } from 'node:path';
import { openDatabase } from '#platform/database/database.ts';
import type { Database } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { createLog } from '#platform/log/log.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { worldFolder } from './world/make-world.ts';
import type { Size } from './world/sizes.ts';

/** Opens the made data of a size beside whoever uses it. */
export async function openWorld(size: Size): Promise<{ database: Database<Tables>; close: () => Promise<void> }> {
  const log = createLog('warn');
  const server = await startEmbeddedDatabase({ folder: join(worldFolder(size), 'postgres'), log });
  const database = openDatabase<Tables>({ connectionString: server.connectionString, maxConnections: 4, log });
  return {
    database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

/** Where the made data of a size is asked, while a site runs on it. */
export async function findDatabase(size: Size): Promise<string> {
  const folder = join(worldFolder(size), 'postgres');
  const { connectionString, stop } = await startEmbeddedDatabase({ folder, log: createLog('warn') });
  await stop();
  return connectionString;
}

/** Addresses of stories from all over the data, as a page links to them: no redirect is measured. */
export async function storyPaths(base: string, size: Size, count: number): Promise<string[]> {
  const { database, close } = await openWorld(size);
  try {
    const rows = await database.kysely
      .selectFrom('story')
      .select('id')
      .where('is_listed', '=', true)
      .where('publication_id', 'is not', null)
      .orderBy('id')
      .limit(count)
      .execute();
    const paths: string[] = [];
    // A few at a time: thousands of connections at once are refused.
    for (let start = 0; start < rows.length; start += 20) {
      paths.push(...(await Promise.all(rows.slice(start, start + 20).map(({ id }) => canonicalPath(base, id)))));
    }
    return paths;
  } finally {
    await close();
  }
}

async function canonicalPath(base: string, id: string): Promise<string> {
  const { url } = await fetch(`${base}/p/${id}`);
  return new URL(url).pathname;
}
