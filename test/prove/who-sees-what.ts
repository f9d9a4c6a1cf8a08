import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { keepSearchCurrent } from '#modules/finding/search/keep-search-current.ts';
import { tellOfNotification } from '#modules/telling/notifications/tell-of-notification.ts';
import { nextNetwork } from '#test/support/next-network.ts';
import { readMail } from '#test/support/read-mail.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import type { Campaign, Finding } from './campaign.ts';
import { createRandom, type Random } from './random.ts';
import { beginJourney } from './sight-changes.ts';
import { type Kind, mayCome, type Sink, whoSees } from './sight-kind.ts';
import { readersWhoDoNotPay, spendFreeStories } from './sight-locked.ts';
import {
  ABROAD,
  type Cast,
  deskNames,
  isAbroad,
  isSignedIn,
  PROXIED,
  type ViewerName,
  viewerNames,
} from './sight-people.ts';
import { buildScene, type Scene } from './sight-scene.ts';
import { sinksOf, sinksOfDesk, sinksOfQueries } from './sight-sinks.ts';

/** Who may come upon a kind in an answer: what the campaign believes, and its control believes wrongly. */
type Belief = typeof mayCome;
/** What is believed, and what is spoiled before anybody asks. */
type Trust = {
  readonly belief: Belief;
  readonly spoil?: (program: TestProgram, scene: Scene) => Promise<unknown>;
};
type Pair = { readonly viewer: ViewerName; readonly sink: Sink };
type Trial = {
  readonly program: TestProgram;
  readonly cast: Cast;
  readonly kinds: readonly Kind[];
  readonly belief: Belief;
  /** Said with what fails. */
  readonly when: string;
  /** True at once after a change: what is counted may follow within the second. */
  readonly isAtOnce?: boolean;
};

/** As many answers at once as a browser asks for. */
const AT_ONCE = 6;
const SERVERS = 2;
/** The share of a small run that looks at what stands still. */
const STANDING = 1 / 2;
/** Each costs the second that other processes have. */
const STEPS_OF_SMALL = 10;
/** Questions to the schema about what is submitted, of a small run. */
const QUERIES_OF_SMALL = 1_500;
/** How long another process may show what it has, in milliseconds. */
const SOON = 1_000;

/** What an answer says, body and headers; `isAlike` where everybody is told the same. */
type Told = { readonly text: string; readonly isAlike: boolean };

async function ask({ program, cast }: Trial, { viewer, sink }: Pair, server: number): Promise<Told> {
  const seen = viewer === 'guest' ? cast.guest.headers : {};
  const own = isSignedIn(viewer) ? cast.people[viewer].headers : seen;
  const { path, query, variables, post } = sink;
  // The clock stands: kept pages that expired would hide that nothing dropped them. So each asks from elsewhere.
  const elsewhere = { 'x-forwarded-for': nextNetwork() };
  const headers = { ...own, ...post?.headers, ...elsewhere, ...(isAbroad(viewer) ? { 'x-country': ABROAD } : {}) };
  const body = query === undefined ? post?.body : { query, variables };
  const answer =
    body === undefined
      ? await program.ask(path, { headers, server })
      : await program.ask(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
          server,
        });
  // What is not answered proves nothing.
  if (answer.status === 429) throw new Error(`${viewer} asked ${path} too often`);
  const isZip = /^application\/(?:epub\+)?zip$/.test(answer.headers['content-type'] ?? '');
  const said = isZip ? unpacked(answer.body) : answer.text;
  // That something is not there is told on a page, which is for its viewer.
  return {
    text: `${said}\n${JSON.stringify(answer.headers)}`,
    isAlike: sink.isForAll === true && answer.status < 400,
  };
}

function unpacked(bytes: Buffer): string {
  return Object.entries(unzipSync(bytes))
    .map(([name, content]) => `${name}\n${Buffer.from(content).toString()}`)
    .join('\n');
}

function shuffled<Value>(values: readonly Value[], random: Random): readonly Value[] {
  return values
    .map((value) => [random.below(1_000_000), value] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, value]) => value);
}

const pairsOf = (sinks: readonly Sink[], viewers: readonly ViewerName[] = viewerNames): readonly Pair[] =>
  viewers.flatMap((viewer) => sinks.map((sink) => ({ viewer, sink })));

/** Who saw which kind, and where anything was seen. */
type Seen = { readonly by: Set<string>; readonly at: Set<Sink> };
const nothing = (): Seen => ({ by: new Set(), at: new Set() });

/** Asks, and looks for every canary in each answer; what was seen by whom is added to `seen`. */
async function askAll(trial: Trial, pairs: readonly Pair[], seen: Seen, server = 0): Promise<readonly string[]> {
  const { kinds, belief, when } = trial;
  const failures: string[] = [];
  for (let start = 0; start < pairs.length; start += AT_ONCE) {
    await Promise.all(
      pairs.slice(start, start + AT_ONCE).map(async (pair) => {
        const { text, isAlike } = await ask(trial, pair, server);
        const { path, query = '', variables = {} } = pair.sink;
        const place = `${path} ${query.slice(0, 60)} ${JSON.stringify(variables)}`;
        const wrong = trial.isAtOnce === true ? undefined : pair.sink.findWrong?.(text);
        if (wrong !== undefined) failures.push(`${when}: ${pair.viewer} at ${place}: it ${wrong}`);
        for (const kind of kinds) {
          if (!text.includes(kind.canary)) continue;
          seen.by.add(`${kind.name} ${pair.viewer}`);
          seen.at.add(pair.sink);
          if (belief(kind, pair.viewer, { ...pair.sink, isForAll: isAlike })) continue;
          failures.push(`${when}: ${pair.viewer} found a ${kind.name} at ${place}`);
        }
      }),
    );
  }
  return failures;
}

function unseen({ kinds, when }: Trial, seen: Seen): readonly string[] {
  return kinds.flatMap((kind) =>
    [...whoSees(kind)]
      .filter((viewer) => !seen.by.has(`${kind.name} ${viewer}`))
      .map((viewer) => `${when}: ${viewer} never saw the ${kind.name}`),
  );
}

/** A place of offers that offers nothing to anybody would prove nothing. */
function unoffered({ when }: Trial, sinks: readonly Sink[], seen: Seen): readonly string[] {
  return sinks
    .filter((sink) => sink.isOffer === true && !seen.at.has(sink))
    .map(({ path, query = '' }) => `${when}: nobody is offered anything at ${path} ${query.slice(0, 60)}`);
}

/** Every viewer at every place of a scene that stands still. */
async function tryScene(
  program: TestProgram,
  random: Random,
  most: number,
  { belief, spoil }: Trust,
): Promise<Finding> {
  const scene = await buildScene(program);
  await spoil?.(program, scene);
  await spendFreeStories(program, readersWhoDoNotPay(scene.cast));
  const trial = { program, cast: scene.cast, kinds: scene.kinds, belief, when: 'standing' };
  const pairs = pairsOf(sinksOf(scene));
  const chosen = shuffled(pairs, random).slice(0, Math.ceil(most * STANDING));
  const seen = nothing();
  const failures = await askAll(trial, chosen, seen);
  // Only where everything was asked is what nobody saw a failure too; of the desk it is asked there.
  const isWhole = chosen.length === pairs.length;
  const besideDesk = { ...trial, kinds: scene.kinds.filter((kind) => !scene.submissions.kinds.includes(kind)) };
  const ofDesk = { ...trial, kinds: scene.submissions.kinds, belief: mayCome };
  const desk = await tryDesk(ofDesk, scene, { random, isWhole });
  const moved = await tryChanges(program, scene, { most: most - chosen.length, belief, random });
  return {
    tried: chosen.length + desk.tried + moved.tried,
    failures: [...failures, ...(isWhole ? unseen(besideDesk, seen) : []), ...desk.failures, ...moved.failures],
  };
}

/**
 * What is submitted, before everybody who has or had to do with it: the places made for it all of them, however
 * small the run, and of every query of the schema a share.
 */
async function tryDesk(
  trial: Trial,
  scene: Pick<Scene, 'cast' | 'submissions'>,
  { random, isWhole }: { readonly random: Random; readonly isWhole: boolean },
): Promise<Finding> {
  const viewers = [...viewerNames, ...deskNames];
  const seen = nothing();
  const desk = pairsOf(sinksOfDesk(scene), viewers);
  const queries = pairsOf(sinksOfQueries(scene), viewers);
  const some = isWhole ? queries : shuffled(queries, random).slice(0, QUERIES_OF_SMALL);
  const failures = [
    ...(await askAll({ ...trial, when: 'desk' }, desk, seen)),
    ...unseen({ ...trial, when: 'desk' }, seen),
    ...(await askAll({ ...trial, when: 'schema' }, some, nothing())),
    ...(await lookIntoMails(trial)),
  ];
  return { tried: desk.length + some.length, failures };
}

/** No mail says a word to somebody who may not see it. */
async function lookIntoMails({ program, cast, kinds, belief }: Trial): Promise<readonly string[]> {
  const names = [...viewerNames, ...deskNames].filter(isSignedIn);
  await runJobs(program.context.database, {
    'notifications:tell': ({ notificationId }) => tellOfNotification(program.context, notificationId),
  });
  return (await readMail(program.context)).flatMap(({ to, subject, text, html }) => {
    const reader = names.find((name) => to.includes(cast.addresses[name]));
    return kinds
      .filter(({ canary }) => !to.includes(canary) && `${subject}\n${text}\n${html}`.includes(canary))
      .filter((kind) => reader === undefined || !belief(kind, reader, { path: '' }))
      .map(({ name }) => `mails: ${reader ?? 'nobody known'} was written a ${name}`);
  });
}

/**
 * One story through all states. After each change everybody asks at once where it was made, and within a second at
 * another process; what is kept for visitors may be told until the change has come round, and no longer than that.
 */
async function tryChanges(
  program: TestProgram,
  scene: Scene,
  { most, belief, random }: { readonly most: number; readonly belief: Belief; readonly random: Random },
): Promise<Finding> {
  const failures: string[] = [];
  let tried = 0;
  if (most <= 0) return { tried, failures };
  const { cast } = scene;
  const { sinks, steps } = await beginJourney(program, scene);
  const signedIn = viewerNames.filter(isSignedIn);
  const visiting = viewerNames.filter((name) => !isSignedIn(name));
  const whole = [pairsOf(sinks, signedIn), pairsOf(sinks, visiting), pairsOf(sinks)] as const;
  const all = whole.reduce((sum, pairs) => sum + pairs.length, 0);
  // A small run looks at some of the steps, and there asks its share of all.
  const looked = new Set(most >= (all * steps.length) / 2 ? steps : shuffled(steps, random).slice(0, STEPS_OF_SMALL));
  const share = looked.size === steps.length ? 1 : Math.min(1, most / looked.size / all);
  const some = (pairs: readonly Pair[]) =>
    share === 1 ? pairs : shuffled(pairs, random).slice(0, Math.ceil(pairs.length * share));
  for (const step of steps) {
    const { name, make, kinds, isOpen } = step;
    await make();
    if (!looked.has(step)) continue;
    const changedAt = performance.now();
    const trial = { program, cast, kinds: kinds(), belief };
    const [atOnce, visitors, everybody] = whole.map(some);
    failures.push(...(await askAll({ ...trial, when: `${name}, at once`, isAtOnce: true }, atOnce ?? [], nothing())));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, SOON - (performance.now() - changedAt))));
    const seen = nothing();
    const soon = { ...trial, when: `${name}, soon` };
    for (const [server, pairs = []] of [visitors, everybody].entries()) {
      failures.push(...(await askAll(soon, pairs, seen, server)));
      tried += pairs.length;
    }
    if (share === 1) failures.push(...unseen(soon, seen), ...(isOpen ? unoffered(soon, sinks, seen) : []));
    tried += atOnce?.length ?? 0;
  }
  return { tried, failures };
}

async function tryAll(count: number, seed: number, trust: Trust): Promise<Finding> {
  const program = await startTestProgram({ withWorld: false, servers: SERVERS, settings: PROXIED });
  // As the worker does: what changes is found, or found no more, within a second.
  const indexing = await keepSearchCurrent(program.context);
  try {
    const random = createRandom(seed);
    const failures: string[] = [];
    let tried = 0;
    while (tried < count) {
      const found = await tryScene(program, random, count - tried, trust);
      tried += found.tried;
      failures.push(...found.failures);
    }
    return { tried, failures };
  } finally {
    await indexing.stop();
    await program.close();
  }
}

/** Everything that is hidden from some, before seventeen kinds of viewers, standing and while it changes. */
export const whoSeesWhat: Campaign = {
  name: 'who-sees-what',
  promise:
    'Nobody without the right finds a hidden word in any page, state, feed, field, archive or error, before or after a change of state, and who may see it does.',
  count: 50_000,
  run: (count, seed) => tryAll(count, seed, { belief: mayCome }),
  // As if nobody might see anything; of what is submitted the editors read on, and the writer what they say among themselves.
  control: (seed) => tryAll(200, seed, { belief: () => false, spoil: openTheDesk }),
};

async function openTheDesk({ context }: TestProgram, { submissions }: Scene): Promise<void> {
  const { kysely } = context.database;
  const ids = submissions.all.map(({ id }) => id);
  await kysely.updateTable('submission').set({ status: 'OPEN' }).where('id', 'in', ids).execute();
  await sql`update submission_note set is_shared = true where submission_id = any(${ids})`.execute(kysely);
}
