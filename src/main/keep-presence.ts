import { randomUUID } from 'node:crypto';
import { setInterval } from 'node:timers';
import { openDatabase } from '#platform/database/database.ts';
import { forgetProcess, migrate, noteProcess } from '#platform/database/migrate.ts';
import type { Log } from '#platform/log/log.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Milliseconds. */
const EVERY = 10_000;

type Presence = {
  readonly connectionString: string;
  readonly folder: string;
  readonly log: Log;
};

/**
 * Brings the database up to date, and from then on tells the other programs that this one is alive, so none of them takes
 * away what it needs. Migrations that wait for older programs run once the last of those is gone.
 */
export async function keepPresence({ connectionString, folder, log }: Presence): Promise<{ stop(): Promise<void> }> {
  const database = openDatabase<Tables>({ connectionString, maxConnections: 2, log });
  const id = randomUUID();
  let waiting = await migrate(database, folder, log, { processId: id }).catch(async (error: unknown) => {
    // Otherwise it would count as running for another minute.
    await forgetProcess(database, id).catch(() => undefined);
    await database.close();
    throw error;
  });
  let isBusy = false;
  const look = async () => {
    isBusy = true;
    try {
      await noteProcess(database, id, folder);
      if (waiting.length > 0) waiting = await migrate(database, folder, log);
    } catch (error) {
      // A database that's away for a moment doesn't matter here: the next look reports it again.
      log.warn({ error }, 'this program could not say that it lives');
    } finally {
      isBusy = false;
    }
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    if (!isBusy) looking = look();
  }, EVERY);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      // A write that's still on its way would record once more that this program is alive.
      await looking;
      await forgetProcess(database, id).catch(() => undefined);
      await database.close();
    },
  };
}
