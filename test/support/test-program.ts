import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeClock, type FakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { type CommandContext, systemContext } from '#modules/command-context.ts';
import type { Tables } from '#modules/tables.ts';
import { createGraph, type Graph } from '#graphql/execute.ts';
import { anonymous, type GraphRequest } from '#graphql/graph-request.ts';
import { startHttpServer } from '#http/server.ts';
import { type Answer, type Ask, ask } from './ask.ts';
import { freePort } from './free-port.ts';
import { createTestDatabase } from './test-database.ts';
import { makeWorld } from './world/make-world.ts';
import type { World } from './world/world.ts';

export type TestProgram = {
  readonly context: CommandContext;
  readonly clock: FakeClock;
  /** `http://127.0.0.1:PORT`, of the site and of each web server. */
  readonly url: string;
  readonly addresses: readonly string[];
  /** `slow.example:PORT`, the domain of the publication `slow-press`. */
  readonly domain: string;
  readonly world: World;
  /** The door of the first server, and an anonymous reader to go through it. */
  readonly graph: Graph;
  readonly reader: GraphRequest;
  /** Names of the trusted documents that pages ran so far. */
  readonly documents: string[];
  /** Asks the first server for a path of the site, or for a whole address on another host. */
  readonly ask: (target: string, options?: Ask) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

export type TestProgramOptions = {
  /** Web servers beside each other, each with connections and a cache of its own; 1 where absent. */
  readonly servers?: number;
  /** False for a program without a story in it. */
  readonly withWorld?: boolean;
  /** Variables of the environment besides the program's own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Fills what the world does not have; runs before the servers start. */
  readonly prepare?: (context: CommandContext) => Promise<void>;
};

const DIST = join(import.meta.dirname, '../../dist');
const NOW = '2026-11-21T12:00:00Z';

/** The program as it is served: real graph, real pages of `dist/`, a database of its own and a clock that stands still. */
export async function startTestProgram(options: TestProgramOptions = {}): Promise<TestProgram> {
  if (!existsSync(join(DIST, 'server/entry.server.js'))) throw new Error('Build the pages first: npm run build.');
  const folder = await mkdtemp(join(tmpdir(), 'longhand-program-'));
  const store = await createTestDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const domain = `slow.example:${port}`;
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    LONGHAND_URL: url,
    LONGHAND_DATA: folder,
    ...options.settings,
  });
  const log = createLog('silent');
  const clock = createFakeClock(NOW);
  const files = openFileStore(config);
  const secrets = await openSecrets(folder);
  const context = systemContext({ database: store.database, files, clock, log, config, secrets });
  const world = options.withWorld === false ? undefined : await makeWorld(context, domain);
  await options.prepare?.(context);
  const documents: string[] = [];
  const servers: Awaited<ReturnType<typeof serve>>[] = [];
  for (let number = 0; number < (options.servers ?? 1); number += 1) servers.push(await serve(number));
  const [first] = servers;
  if (first === undefined) throw new RangeError('A program has at least one server.');
  return {
    context,
    clock,
    url,
    domain,
    addresses: servers.map((server) => server.address),
    get world() {
      if (world === undefined) throw new Error('This program was started without a world.');
      return world;
    },
    documents,
    graph: first.graph,
    reader: {
      ...anonymous,
      visitorId: 'visitor',
      country: null,
      requestId: 'request',
      host: new URL(url).host,
      limitKey: 'test',
    },
    ask: (target, ways) => {
      const { address } = servers[ways?.server ?? 0] ?? first;
      if (target.startsWith('/')) return ask(address, new URL(url).host, target, ways);
      const { host, pathname, search } = new URL(target);
      return ask(address, host, pathname + search, ways);
    },
    close: async () => {
      for (const server of servers) await server.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };

  async function serve(number: number) {
    const database =
      number === 0
        ? store.database
        : openDatabase<Tables>({ connectionString: store.connectionString, maxConnections: 4, log });
    const means = { config: { ...config, port: number === 0 ? port : 0 }, database, files, clock, log, secrets };
    const graph = createGraph(means);
    const executeTrusted: typeof graph.executeTrusted = (name, variables, request) => {
      documents.push(name);
      return graph.executeTrusted(name, variables, request);
    };
    const counted = { ...graph, executeTrusted };
    const server = await startHttpServer({
      ...means,
      graph: counted,
      distFolder: DIST,
    });
    return {
      address: server.address,
      graph,
      close: async () => {
        await server.close();
        if (number > 0) await database.close();
      },
    };
  }
}
