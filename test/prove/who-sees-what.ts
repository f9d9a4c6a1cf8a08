import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import type { Campaign, Finding } from './campaign.ts';
import { createRandom, type Random } from './random.ts';
import { buildScene, type Kind, type Scene, type ViewerName, viewerNames } from './sight-scene.ts';
import { type Sink, sinksOf } from './sight-sinks.ts';

/** Who may come upon a kind: what the campaign believes, and its control believes wrongly. */
type Belief = (kind: Kind, viewer: ViewerName) => boolean;

/** As many answers at once as a browser asks for. */
const AT_ONCE = 6;

async function ask(program: TestProgram, scene: Scene, viewer: ViewerName, sink: Sink): Promise<string> {
  const headers = viewer === 'visitor' ? {} : scene.people[viewer].headers;
  const { path, query, variables } = sink;
  const { text, headers: answered } =
    query === undefined
      ? await program.ask(path, { headers })
      : await program.ask(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query, variables }),
        });
  return `${text}\n${JSON.stringify(answered)}`;
}

function shuffled<Value>(values: readonly Value[], random: Random): readonly Value[] {
  return values
    .map((value) => [random.below(1_000_000), value] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, value]) => value);
}

/** Asks every viewer for every sink, and looks for every canary in each answer. */
async function tryScene(program: TestProgram, random: Random, most: number, mayPass: Belief): Promise<Finding> {
  const scene = await buildScene(program);
  const pairs = viewerNames.flatMap((viewer) => sinksOf(scene).map((sink) => ({ viewer, sink })));
  const chosen = shuffled(pairs, random).slice(0, most);
  const failures: string[] = [];
  const seen = new Set<string>();
  for (let start = 0; start < chosen.length; start += AT_ONCE) {
    await Promise.all(
      chosen.slice(start, start + AT_ONCE).map(async ({ viewer, sink }) => {
        // Limits count by the clock of the program, which stands still otherwise.
        program.clock.advance(100);
        const answer = await ask(program, scene, viewer, sink);
        for (const kind of scene.kinds) {
          if (!answer.includes(kind.canary)) continue;
          seen.add(`${kind.name} ${viewer}`);
          if (mayPass(kind, viewer) && (!kind.isByLink || sink.namesStory)) continue;
          failures.push(`${viewer} found a ${kind.name} at ${sink.path} ${sink.query?.slice(0, 60) ?? ''}`);
        }
      }),
    );
  }
  // Only where everything was asked is what nobody saw a failure too.
  if (chosen.length === pairs.length) {
    for (const kind of scene.kinds) {
      for (const viewer of kind.allowed) {
        if (!seen.has(`${kind.name} ${viewer}`)) failures.push(`${viewer} never saw the ${kind.name}`);
      }
    }
  }
  return { tried: chosen.length, failures };
}

async function tryAll(count: number, seed: number, mayPass: Belief): Promise<Finding> {
  const program = await startTestProgram({ withWorld: false });
  try {
    const random = createRandom(seed);
    const failures: string[] = [];
    let tried = 0;
    while (tried < count) {
      const found = await tryScene(program, random, count - tried, mayPass);
      tried += found.tried;
      failures.push(...found.failures);
    }
    return { tried, failures };
  } finally {
    await program.close();
  }
}

/** Drafts, unlisted, locked and trashed stories, private notes, highlights and lists, before nine kinds of viewers. */
export const whoSeesWhat: Campaign = {
  name: 'who-sees-what',
  promise: 'Nobody without the right finds a hidden word in any page, state, feed or field, and who may see it does.',
  count: 50_000,
  run: (count, seed) => tryAll(count, seed, (kind, viewer) => kind.allowed.has(viewer)),
  // As if nobody might see anything.
  control: (seed) => tryAll(200, seed, () => false),
};
