import { Client } from 'pg';
import type { Log } from '#platform/log/log.ts';
import { findBinaries } from '#platform/database/embedded/binaries.ts';
import type { Binaries } from '#platform/database/embedded/binaries.ts';
import { initialise } from '#platform/database/embedded/initialise.ts';
import { chooseRunAs } from '#platform/database/embedded/run-as.ts';
import type { RunAs } from '#platform/database/embedded/run-as.ts';
import { makeRoot, nameServerFiles } from '#platform/database/embedded/server-files.ts';
import { isAlive } from '#platform/database/embedded/server-lock.ts';
import type { ServerFiles } from '#platform/database/embedded/server-files.ts';
import { startServer, stopServer } from '#platform/database/embedded/server-process.ts';
import type { ServerSettings } from '#platform/database/embedded/server-process.ts';
import { joinUsers, leaveUsers, withStartLock } from '#platform/database/embedded/users.ts';

export type EmbeddedDatabase = {
  readonly connectionString: string;
  /** Leaves the server; it ends when no other living process uses it. */
  stop(): Promise<void>;
};

const WATCH_INTERVAL = 250;

/**
 * Starts the PostgreSQL of the packages on `folder`, or adopts the one that runs there already, and
 * starts it again when it dies. It listens on a unix socket only.
 * Throws one sentence when it cannot; `settings` are for tests (`fsync=off`).
 */
export async function startEmbeddedDatabase(options: {
  readonly folder: string;
  readonly log: Log;
  readonly settings?: ServerSettings;
}): Promise<EmbeddedDatabase> {
  const files = nameServerFiles(options.folder);
  await makeRoot(files);
  const binaries = await findBinaries();
  const runAs = await chooseRunAs(files.folder, binaries.postgres);
  const start = () => startHere(files, binaries, runAs, options.settings ?? {});
  const { processId, isAdopted } = await withStartLock(files.folder, start);
  options.log.debug({ processId, isAdopted, runAs }, 'the embedded database runs');

  const watch = watchServer(processId, options.log, () => withStartLock(files.folder, start));
  return {
    connectionString: files.connectionString,
    stop: async () => {
      const current = await watch.end();
      await withStartLock(files.folder, async () => {
        if (await leaveUsers(files.folder)) await stopServer(current);
      });
    },
  };
}

async function startHere(files: ServerFiles, binaries: Binaries, runAs: RunAs, settings: ServerSettings) {
  await initialise(files, binaries, runAs);
  const server = await startServer(files, binaries, runAs, settings);
  await joinUsers(files.folder);
  if (!server.isAdopted) await makeDatabase(files);
  return server;
}

/** Our own database beside `postgres`, so tests can copy and drop databases from there. */
async function makeDatabase(files: ServerFiles): Promise<void> {
  const client = new Client({ connectionString: files.maintenanceConnectionString });
  // Without a listener a server that dies a second time, while it is being set up, would end our process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query("select from pg_database where datname = 'app'");
    if (found.rowCount === 0) await client.query('create database app');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Starts the server again when its process is gone; an adopted one is no child of ours, so it is looked at. */
function watchServer(first: number, log: Log, start: () => Promise<{ readonly processId: number }>) {
  let processId = first;
  let restart: Promise<void> | undefined;
  const startAgain = async () => {
    log.warn('the embedded database died: starting it again');
    try {
      processId = (await start()).processId;
    } catch (error) {
      log.error({ error: (error as Error).message }, 'the embedded database did not start again');
    }
    restart = undefined;
  };
  const timer = setInterval(() => {
    if (restart === undefined && !isAlive(processId)) restart = startAgain();
  }, WATCH_INTERVAL);
  timer.unref();
  return {
    end: async () => {
      clearInterval(timer);
      await restart;
      return processId;
    },
  };
}
