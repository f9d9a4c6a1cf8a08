import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { nameServerFiles } from '#platform/database/embedded/server-files.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { openSecrets } from '#test/support/open-secrets.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { answers, nodeProcesses, type Running, startProgram } from '#test/bench/processes.ts';
import { freePort } from '#test/support/free-port.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const WORKERS = 2;
/** Own judgement: how long the site may take to come back, in milliseconds; a busy machine included. */
const COME_BACK = 60_000;
/** Own judgement: an answer that takes longer, in milliseconds, was lost with the process that had it. */
export const LOST_AFTER = 5_000;

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A site of the real program: two web processes, PostgreSQL of its own, a folder of its own. */
export async function startKillableSite() {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-kills-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const environment = {
    NODE_ENV: 'production',
    PORT: new URL(url).port,
    LONGHAND_URL: url,
    LONGHAND_DATA: folder,
    WORKERS: String(WORKERS),
    LOG_LEVEL: 'error',
  };
  const start = () => startProgram({ args: [MAIN], environment }, () => answers(`${url}/healthz`));
  let running: Running = await start();
  const files = nameServerFiles(join(folder, 'postgres'));
  const log = createLog('silent');
  const config = parseConfig(environment);
  const database = openDatabase<Tables>({ connectionString: files.connectionString, maxConnections: 2, log });
  return {
    url,
    context: systemContext({
      database,
      files: openFileStore(config),
      clock: systemClock,
      log,
      config,
      secrets: await openSecrets(folder),
    }),
    /** `kill -9`; the main process is what someone else must start again. */
    kill: async (victim: 'web' | 'main' | 'database') => {
      const main = running.process.pid ?? 0;
      if (victim === 'database') {
        const [postmaster] = (await readFile(join(files.data, 'postmaster.pid'), 'utf8')).split('\n');
        process.kill(Number(postmaster), 'SIGKILL');
      } else if (victim === 'web') process.kill(nodeProcesses(main).find((id) => id !== main) ?? main, 'SIGKILL');
      else {
        const ended = new Promise((resolve) => running.process.once('exit', resolve));
        process.kill(main, 'SIGKILL');
        await ended;
        running = await start();
      }
    },
    close: async () => {
      await database.close();
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type KillableSite = Awaited<ReturnType<typeof startKillableSite>>;

/** Whether the site answers again, in time. */
export async function waitUntilBack(url: string): Promise<boolean> {
  const end = performance.now() + COME_BACK;
  while (performance.now() < end) {
    // An address that nobody asked for before goes past the page cache, down to the database.
    if ((await statusOf(`${url}/readyz`)) < 400 && (await statusOf(`${url}/tag/n${performance.now()}`)) < 500)
      return true;
    await pause(200);
  }
  return false;
}

/** 599 where nobody answers. */
export async function statusOf(address: string): Promise<number> {
  // A connection that a killed process was just given may never be answered.
  return fetch(address, { signal: AbortSignal.timeout(LOST_AFTER) }).then(
    async (answer) => (await answer.text(), answer.status),
    () => 599,
  );
}
