import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#platform/database/database.ts';
import { nameServerFiles } from '#platform/database/embedded/server-files.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { createLog } from '#platform/log/log.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { pause } from './killable-site.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** Own judgement, in milliseconds: how long a busy machine may take until the database answers again. */
const PATIENCE = 120_000;

/** A PostgreSQL of its own with all tables, which may die at any moment and comes back by itself. */
export async function openKillableDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-killable-'));
  const log = createLog('silent');
  // A process that is killed loses nothing that the system has; only a machine that stops would.
  const server = await startEmbeddedDatabase({ folder: join(folder, 'postgres'), log, settings: { fsync: 'off' } });
  const { connectionString } = server;
  const files = nameServerFiles(join(folder, 'postgres'));
  const database = openDatabase<Tables>({ connectionString, maxConnections: 4, log });
  await migrate(database, MIGRATIONS, log);
  await prepareJobs({ database, connectionString, log });
  return {
    connectionString,
    database,
    /** While the database is away the same is asked again. */
    ask: async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
      const end = performance.now() + PATIENCE;
      for (;;) {
        try {
          return await question();
        } catch (error) {
          if (performance.now() > end) throw error;
          await pause(100);
        }
      }
    },
    /** `kill -9`. */
    kill: async (): Promise<void> => {
      const [postmaster] = (await readFile(join(files.data, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(postmaster), 'SIGKILL');
    },
    close: async (): Promise<void> => {
      await database.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
