import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FakeClock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { createGraph, type Graph } from '#graphql/execute.ts';
import { anonymous, type GraphRequest } from '#graphql/graph-request.ts';
import { startHttpServer } from '#http/server.ts';
import { type Answer, type Ask, ask } from './ask.ts';
import { freePort } from './free-port.ts';
import { refuseStalePages } from './fresh-pages.ts';
import { openMeans, placeOf } from './program-means.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { keepWorld } from './world/kept-world.ts';
import type { World } from './world/world.ts';

export type TestProgram = {
  readonly context: CommandContext;
  readonly clock: FakeClock;
  /** `http://127.0.0.1:PORT` unless it has a name, of the site and of each web server. */
  readonly url: string;
  readonly addresses: readonly string[];
  /** Where the first server listens for TLS; undefined where a proxy in front would. */
  readonly securePort: number | undefined;
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
  /** True where each page is drawn for each request: nothing is kept whole. */
  readonly isUncached?: boolean;
  /** What the site is called, for names below it: `stories.example`. Loopback where absent. */
  readonly siteName?: string;
  /** Where it keeps everything, if not in a copy of the database of the run; it has no world then. */
  readonly store?: TestDatabase;
  /** Variables of the environment besides the program's own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Fills what the world does not have; runs before the servers start. */
  readonly prepare?: (context: CommandContext) => Promise<void>;
};

const DIST = join(import.meta.dirname, '../../dist');

/** The program as it is served: real graph, real pages of `dist/`, a database of its own and a clock that stands still. */
export async function startTestProgram(options: TestProgramOptions = {}): Promise<TestProgram> {
  refuseStalePages();
  const { folder, port, store, world } = await settle(options);
  const { url, domain } = placeOf(port, options.siteName);
  const settings = { LONGHAND_URL: url, ...options.settings };
  const { means, context } = await openMeans({ folder, database: store.database, port, settings });
  const { config, clock, log } = means;
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
    securePort: first.securePort,
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
      await rm(folder, { recursive: true, maxRetries: 5, retryDelay: 200 });
    },
  };

  async function serve(number: number) {
    const database =
      number === 0
        ? store.database
        : openDatabase<Tables>({ connectionString: store.connectionString, maxConnections: 4, log });
    const own = { ...means, config: { ...config, port: number === 0 ? port : 0 }, database };
    const graph = createGraph(own);
    const executeTrusted: typeof graph.executeTrusted = (name, variables, request) => {
      documents.push(name);
      return graph.executeTrusted(name, variables, request);
    };
    const counted = { ...graph, executeTrusted };
    const server = await startHttpServer({
      ...own,
      graph: counted,
      distFolder: DIST,
      isUncached: options.isUncached === true,
    });
    return {
      address: server.address,
      securePort: server.securePort,
      graph,
      close: async () => {
        await server.close();
        if (number > 0) await database.close();
      },
    };
  }
}

/** A folder, a port and a database for a program, with a copy of the world in them where it shall have one. */
async function settle({ withWorld = true, store }: TestProgramOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-program-'));
  if (!withWorld || store !== undefined)
    return { folder, port: await freePort(), store: store ?? (await createTestDatabase()), world: undefined };
  const { port, template, world, ...kept } = await keepWorld();
  await cp(kept.folder, folder, { recursive: true });
  return { folder, port, store: await createTestDatabase(template), world };
}
