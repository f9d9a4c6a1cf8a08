import { sql } from 'kysely';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { createGraph } from '#graphql/execute.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { reader } from '#test/support/test-graph.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import { startTestProgram } from '#test/support/test-program.ts';
import type { Campaign, Finding } from './campaign.ts';
import { inventRequest, type ParallelRequest } from './parallel-requests.ts';
import { findBroken } from './parallel-rules.ts';
import { buildScene, letNewcomersIn, type ParallelScene } from './parallel-scene.ts';
import { createRandom } from './random.ts';

const AT_ONCE = 200;

type Sent = { readonly status: number; readonly body: string };
type Way = {
  readonly scene: ParallelScene;
  /** Before each round: who is new in it can send. */
  readonly prepare: () => Promise<void>;
  readonly send: (request: ParallelRequest) => Promise<Sent>;
};

/** Through the door of the graph, in process. */
async function inProcess(run: (way: Way) => Promise<Finding>): Promise<Finding> {
  const store = await createTestDatabase();
  const log = createLog('silent');
  const database = openDatabase<Tables>({ connectionString: store.connectionString, maxConnections: 12, log });
  const clock = createFakeClock('2026-11-21T12:00:00.000Z');
  const config = parseConfig({ NODE_ENV: 'test' });
  const means = { database, files: memoryFiles(), clock, log, config, secrets: testSecrets };
  const graph = createGraph(means);
  try {
    const scene = await buildScene(systemContext(means));
    const staffRoles = new Map([[scene.publicationId, 'owner']] as const);
    const send = ({ personId, query, variables }: ParallelRequest) => {
      const viewer = buildViewer({ personId, ...(personId === scene.people[0] ? { staffRoles } : {}) });
      return graph.executeRequest({ query, variables }, reader({ viewer, isForgerySafe: true, limitKey: personId }));
    };
    return await run({ scene, prepare: () => letNewcomersIn(scene), send });
  } finally {
    await database.close();
    await store.close();
  }
}

/** Over sockets, by people who are signed in, at two web servers beside each other. */
async function overHttp(run: (way: Way) => Promise<Finding>): Promise<Finding> {
  const program = await startTestProgram({ withWorld: false, servers: 2 });
  try {
    const scene = await buildScene(program.context);
    const sessions = new Map<string, SignedIn>();
    const enter = async (people: readonly string[]) => {
      for (const person of people) {
        const from = networkOf(sessions.size);
        const ask: typeof program.ask = (path, options) => program.ask(path, { ...options, from });
        sessions.set(person, await signIn({ context: program.context, url: program.url, ask }, { person }));
      }
    };
    await enter(scene.people);
    let sent = 0;
    const prepare = async () => {
      // Limits count by the clock of the program, which stands still otherwise.
      program.clock.advance(20_000);
      await letNewcomersIn(scene);
      await enter(scene.newcomers);
    };
    const send = async ({ personId, query, variables }: ParallelRequest) => {
      sent += 1;
      const options = {
        method: 'POST',
        body: JSON.stringify({ query, variables }),
        headers: sessions.get(personId)?.headers ?? {},
        from: networkOf(sent % AT_ONCE),
        server: sent % 2,
      };
      const { status, text } = await program.ask('/_/graphql', options);
      return { status, body: text };
    };
    return await run({ scene, prepare, send });
  } finally {
    await program.close();
  }
}

/** Loopback addresses in networks of their own, so that none meets the limit of one network. */
const networkOf = (number: number) => `127.${1 + Math.floor(number / 250)}.${number % 250}.1`;

/** Sends one request; answers with what is wrong about its answer. */
async function sendOne({ scene, send }: Way, request: ParallelRequest): Promise<string | undefined> {
  const { status, body } = await send(request);
  if (status >= 400 || body.includes('"INTERNAL"'))
    return `${status}: ${body.slice(0, 300)} to ${request.query.slice(0, 120)}`;
  const id = /"publishPostResponse":\{"__typename":"PostResponse","id":"(\w+)"/.exec(body)?.[1];
  if (id !== undefined) scene.responses.push(id);
  return undefined;
}

/** Waves of requests; after each nobody is at it, and the rules are looked at. */
async function tryWaves(way: Way, count: number, seed: number): Promise<Finding> {
  const random = createRandom(seed);
  const failures: string[] = [];
  let tried = 0;
  while (tried < count) {
    await way.prepare();
    const wave = Array.from({ length: Math.min(AT_ONCE, count - tried) }, () => inventRequest(way.scene, random));
    const answers = await Promise.all(wave.map((request) => sendOne(way, request)));
    tried += wave.length;
    const wrong = [...answers.filter((answer) => answer !== undefined), ...(await findBroken(way.scene.context))];
    failures.push(...wrong.map((text) => `seed ${seed}, after ${tried}: ${text}`));
  }
  failures.push(...(await findUntouched(way.scene)).map((text) => `seed ${seed}: ${text}`));
  return { tried, failures };
}

/** A run in which nothing of a kind was done shows nothing of it. */
async function findUntouched({ context, responses }: ParallelScene): Promise<readonly string[]> {
  const tables = [
    'clap',
    'list_clap',
    'story_pin',
    'publication_featured_story',
    'old_username',
    'follow_list',
  ] as const;
  const failures = responses.length === 0 ? ['not one response was written'] : [];
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(context.database.kysely);
    if (rows.length === 0) failures.push(`nothing is in ${table}`);
  }
  return failures;
}

function parallelCampaign(name: string, where: string, by: typeof inProcess): Campaign {
  return {
    name,
    promise: `Under 200 requests at once ${where} that clap, respond, hide, delete, follow, pin, feature, fill lists and take usernames, every counter equals its rows afterwards, no limit is passed and nothing fails inside.`,
    count: 50 * AT_ONCE,
    run: (count, seed) => by((way) => tryWaves(way, count, seed)),
    control: () =>
      by(async ({ scene }) => {
        await sql`update story set clap_count = clap_count + 1`.execute(scene.context.database.kysely);
        return { tried: 1, failures: await findBroken(scene.context) };
      }),
  };
}

/** Rounds of many requests at once. */
export const parallel = parallelCampaign('parallel', 'at the door of the graph', inProcess);
/** The same as browsers send it. */
export const parallelHttp = parallelCampaign('parallel-http', 'over HTTP, at two web servers,', overHttp);
