import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { nameServerFiles } from '#platform/database/embedded/server-files.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { openSecrets } from '#test/support/open-secrets.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import memory from '../../bin/program-memory.json' with { type: 'json' };
import { isFresh, program } from '../../scripts/build/freshness.ts';
import { answers, nodeProcesses, startProgram } from '#test/bench/processes.ts';
import { type Answer, type Ask, ask } from './ask.ts';
import { freePort } from './free-port.ts';
import { createTestDatabase } from './test-database.ts';

export type KillableSite = {
  readonly context: CommandContext;
  readonly url: string;
  /** Its files, and its database where that is its own. */
  readonly folder: string;
  /** Ids of its web processes as they are now. */
  readonly webProcesses: () => readonly number[];
  readonly ask: (path: string, options?: Ask) => Promise<Answer>;
  /** `kill -9` of one web process; another one takes its place. */
  readonly killWeb: () => void;
  /** Resolves when the site answers; false where it does not come back in a minute. */
  readonly isBack: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

const ROOT = join(import.meta.dirname, '../..');

/** Throws where `dist/` holds another server than the sources would make: what it does proves nothing. */
function refuseStaleProgram(): void {
  if (!isFresh(ROOT, program)) throw new Error('The server in dist/ is older than its sources: npm run build.');
}

const MAIN = join(ROOT, 'dist/program/main.js');
const COME_BACK = 60_000;

type SiteOptions = {
  /** One more in the server of the tests starts sooner; its own is set up as operators have it, for what is timed. */
  readonly database: 'own' | 'of the tests';
};

/** The real program, as it is built and as `bin/start.mjs` starts it, in processes of its own: two web processes, PostgreSQL and a folder. */
export async function startKillableSite({ database: whose }: SiteOptions): Promise<KillableSite> {
  refuseStaleProgram();
  const folder = await mkdtemp(join(tmpdir(), 'longhand-site-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const store = whose === 'own' ? undefined : await createTestDatabase();
  const environment = {
    NODE_ENV: 'production',
    PORT: new URL(url).port,
    LONGHAND_URL: url,
    LONGHAND_DATA: folder,
    WORKERS: '2',
    LOG_LEVEL: 'silent',
    ...(store && { DATABASE_URL: store.connectionString }),
  };
  const running = await startProgram(
    { args: [...memory.arguments, MAIN], environment: { ...memory.environment, ...environment } },
    () => answers(`${url}/healthz`),
  );
  const log = createLog('silent');
  const config = parseConfig(environment);
  const { connectionString } = store ?? nameServerFiles(join(folder, 'postgres'));
  const database = openDatabase<Tables>({ connectionString, maxConnections: 2, log });
  const files = openFileStore(config);
  const secrets = await openSecrets(folder);
  const webProcesses = () => {
    const main = running.process.pid ?? 0;
    return nodeProcesses(main).filter((id) => id !== main);
  };
  return {
    context: systemContext({ database, files, clock: systemClock, log, config, secrets }),
    url,
    ask: (path, options) => ask(url, new URL(url).host, path, options),
    folder,
    webProcesses,
    killWeb() {
      const [web] = webProcesses();
      if (web !== undefined) process.kill(web, 'SIGKILL');
    },
    async isBack() {
      for (const end = performance.now() + COME_BACK; performance.now() < end;) {
        if (await answers(`${url}/readyz`)) return true;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return false;
    },
    close: async () => {
      await database.close();
      await running.stop();
      await store?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
