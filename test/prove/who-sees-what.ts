import { unzipSync } from 'fflate';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import type { Campaign, Finding } from './campaign.ts';
import { createRandom, type Random } from './random.ts';
import { beginJourney } from './sight-changes.ts';
import { type Kind, mayCome, type Sink, whoSees } from './sight-kind.ts';
import { type Cast, type ViewerName, viewerNames } from './sight-people.ts';
import { buildScene } from './sight-scene.ts';
import { sinksOf } from './sight-sinks.ts';

/** Who may come upon a kind in an answer: what the campaign believes, and its control believes wrongly. */
type Belief = typeof mayCome;
type Pair = { readonly viewer: ViewerName; readonly sink: Sink };
type Trial = {
  readonly program: TestProgram;
  readonly cast: Cast;
  readonly kinds: readonly Kind[];
  readonly belief: Belief;
  /** Said with what fails. */
  readonly when: string;
};

/** As many answers at once as a browser asks for. */
const AT_ONCE = 6;
const SERVERS = 2;
/** The share of a small run that looks at what stands still. */
const STANDING = 1 / 2;
/** How long another process may show what it has, in milliseconds. */
const SOON = 1_000;

async function ask({ program, cast }: Trial, { viewer, sink }: Pair, server: number): Promise<string> {
  const headers = viewer === 'visitor' ? {} : cast.people[viewer].headers;
  const { path, query, variables } = sink;
  const answer =
    query === undefined
      ? await program.ask(path, { headers, server })
      : await program.ask(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query, variables }),
          server,
        });
  const isZip = answer.headers['content-type'] === 'application/zip';
  return `${isZip ? unpacked(answer.body) : answer.text}\n${JSON.stringify(answer.headers)}`;
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

/** Asks, and looks for every canary in each answer; what was seen by whom is added to `seen`. */
async function askAll(trial: Trial, pairs: readonly Pair[], seen: Set<string>, server = 0): Promise<readonly string[]> {
  const { program, kinds, belief, when } = trial;
  const failures: string[] = [];
  for (let start = 0; start < pairs.length; start += AT_ONCE) {
    await Promise.all(
      pairs.slice(start, start + AT_ONCE).map(async (pair) => {
        // Limits count by the clock of the program, which stands still otherwise.
        program.clock.advance(100);
        const answer = await ask(trial, pair, server);
        for (const kind of kinds) {
          if (!answer.includes(kind.canary)) continue;
          seen.add(`${kind.name} ${pair.viewer}`);
          if (belief(kind, pair.viewer, pair.sink)) continue;
          const { path, query = '' } = pair.sink;
          failures.push(`${when}: ${pair.viewer} found a ${kind.name} at ${path} ${query.slice(0, 60)}`);
        }
      }),
    );
  }
  return failures;
}

function unseen({ kinds, when }: Trial, seen: ReadonlySet<string>): readonly string[] {
  return kinds.flatMap((kind) =>
    [...whoSees(kind)]
      .filter((viewer) => !seen.has(`${kind.name} ${viewer}`))
      .map((viewer) => `${when}: ${viewer} never saw the ${kind.name}`),
  );
}

/** Every viewer at every place of a scene that stands still. */
async function tryScene(program: TestProgram, random: Random, most: number, belief: Belief): Promise<Finding> {
  const scene = await buildScene(program);
  const trial = { program, cast: scene.cast, kinds: scene.kinds, belief, when: 'standing' };
  const pairs = pairsOf(sinksOf(scene));
  const chosen = shuffled(pairs, random).slice(0, Math.ceil(most * STANDING));
  const seen = new Set<string>();
  const failures = await askAll(trial, chosen, seen);
  // Only where everything was asked is what nobody saw a failure too.
  const isWhole = chosen.length === pairs.length;
  const moved = await tryChanges(program, scene.cast, { most: most - chosen.length, belief, random });
  return {
    tried: chosen.length + moved.tried,
    failures: [...failures, ...(isWhole ? unseen(trial, seen) : []), ...moved.failures],
  };
}

/**
 * One story through all states. After each change everybody asks at once where it was made, and within a second at
 * another process; what is kept for visitors may be told until the change has come round, and no longer than that.
 */
async function tryChanges(
  program: TestProgram,
  cast: Cast,
  { most, belief, random }: { readonly most: number; readonly belief: Belief; readonly random: Random },
): Promise<Finding> {
  const failures: string[] = [];
  let tried = 0;
  if (most <= 0) return { tried, failures };
  const { sinks, steps } = await beginJourney(program, cast);
  const signedIn = viewerNames.filter((name) => name !== 'visitor');
  const whole = [pairsOf(sinks, signedIn), pairsOf(sinks, ['visitor']), pairsOf(sinks)] as const;
  // In a small run each step asks its share of all.
  const share = Math.min(1, most / steps.length / whole.reduce((sum, pairs) => sum + pairs.length, 0));
  const some = (pairs: readonly Pair[]) =>
    share === 1 ? pairs : shuffled(pairs, random).slice(0, Math.ceil(pairs.length * share));
  for (const { name, make, kinds } of steps) {
    await make();
    const changedAt = performance.now();
    const trial = { program, cast, kinds: kinds(), belief };
    const [atOnce, visitors, everybody] = whole.map(some);
    failures.push(...(await askAll({ ...trial, when: `${name}, at once` }, atOnce ?? [], new Set())));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, SOON - (performance.now() - changedAt))));
    const seen = new Set<string>();
    const soon = { ...trial, when: `${name}, soon` };
    for (const [server, pairs = []] of [visitors, everybody].entries()) {
      failures.push(...(await askAll(soon, pairs, seen, server)));
      tried += pairs.length;
    }
    if (share === 1) failures.push(...unseen(soon, seen));
    tried += atOnce?.length ?? 0;
  }
  return { tried, failures };
}

async function tryAll(count: number, seed: number, belief: Belief): Promise<Finding> {
  const program = await startTestProgram({ withWorld: false, servers: SERVERS });
  try {
    const random = createRandom(seed);
    const failures: string[] = [];
    let tried = 0;
    while (tried < count) {
      const found = await tryScene(program, random, count - tried, belief);
      tried += found.tried;
      failures.push(...found.failures);
    }
    return { tried, failures };
  } finally {
    await program.close();
  }
}

/** Everything that is hidden from some, before nine kinds of viewers, standing and while it changes. */
export const whoSeesWhat: Campaign = {
  name: 'who-sees-what',
  promise:
    'Nobody without the right finds a hidden word in any page, state, feed, field, archive or error, before or after a change of state, and who may see it does.',
  count: 50_000,
  run: (count, seed) => tryAll(count, seed, mayCome),
  // As if nobody might see anything.
  control: (seed) => tryAll(200, seed, () => false),
};
