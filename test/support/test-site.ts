import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeClock, type FakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { openFileStore, type FileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { openSecrets } from '#test/support/open-secrets.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { startHttpServer, type HttpServerOptions } from '#http/server.ts';
import { type Answer, type Ask, ask } from './ask.ts';
import { createTestDatabase } from './test-database.ts';

export type TestSite = {
  /** `http://127.0.0.1:PORT` */
  readonly address: string;
  readonly database: Database<Tables>;
  readonly files: FileStore;
  readonly clock: FakeClock;
  /** For the commands that bring rows in. */
  readonly context: CommandContext;
  /** Number of pages that the entry has drawn so far. */
  readonly drawn: () => number;
  readonly ask: (path: string, options?: Ask) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

/** The host that test sites answer for. */
const TEST_HOST = 'stories.example';

/**
 * A server on a port and a database of its own whose pages are drawn by `entry`, the text of a module
 * with `renderPage`; it may count in `globalThis.drawn`.
 */
export async function startTestSite(
  entry: string,
  graph: Partial<HttpServerOptions['graph']> = {},
  settings: Readonly<Record<string, string>> = {},
  log = createLog('silent'),
): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-http-'));
  const { database, close } = await createTestDatabase();
  await writeBuild(join(folder, 'dist'), entry);
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    LONGHAND_URL: `https://${TEST_HOST}`,
    LONGHAND_DATA: folder,
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const clock = createFakeClock('2026-11-21T12:00:00Z');
  const files = openFileStore(config);
  const secrets = await openSecrets(folder);
  const server = await startHttpServer({
    config,
    database,
    files,
    graph: { executeTrusted: refuse, executeRequest: refuse, weigh: () => 0, ...graph } as HttpServerOptions['graph'],
    clock,
    log,
    secrets,
    distFolder: join(folder, 'dist'),
  });
  return {
    address: server.address,
    context: systemContext({ database, files, clock, log, config, secrets }),
    database,
    files,
    clock,
    drawn: () => Number(Reflect.get(globalThis, folder) ?? 0),
    ask: (path, options) => ask(server.address, TEST_HOST, path, options),
    close: async () => {
      await server.close();
      await close();
      await rm(folder, { recursive: true, maxRetries: 5, retryDelay: 200 });
    },
  };

  async function writeBuild(dist: string, text: string): Promise<void> {
    await mkdir(join(dist, 'server'), { recursive: true });
    await mkdir(join(dist, 'client/.vite'), { recursive: true });
    await mkdir(join(dist, 'client/assets'), { recursive: true });
    const count = `const count = () => (globalThis[${JSON.stringify(folder)}] = (globalThis[${JSON.stringify(folder)}] ?? 0) + 1);`;
    await writeFile(join(dist, 'server/entry.server.js'), `${count}\n${text}`);
    await writeFile(join(dist, 'server/package.json'), '{"type":"module"}');
    await writeFile(
      join(dist, 'client/assets/app-1.js'),
      `export const words = ${JSON.stringify('word '.repeat(500))};`,
    );
    const manifest = {
      'src/web/entry.client.tsx': { file: 'assets/app-1.js' },
      'src/web/app/loader.ts': { file: 'assets/app-1.js' },
    };
    await writeFile(join(dist, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  }
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('This test asks no graph'));
}
