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
 * Brings the database up to date, and from then on tells the programs beside this one that it lives, so that none takes
 * away what it needs. What has to wait for older programs runs when the last of them is gone.
 */
export async function keepPresence({ connectionString, folder, log }: Presence): Promise<{ stop(): Promise<void> }> {
  const database = openDatabase<Tables>({ connectionString, maxConnections: 2, log });
  const id = randomUUID();
  let waiting = await migrate(database, folder, log, { processId: id }).catch(async (error: unknown) => {
    // Otherwise it would count as running for a minute more.
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
      // A database that is away for a moment is none of our business here: the next look says it again.
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
      // What is on its way would write down once more that this program lives.
      await looking;
      await forgetProcess(database, id).catch(() => undefined);
      await database.close();
    },
  };
}
