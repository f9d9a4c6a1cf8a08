import { IMAGE_WIDTHS } from '#shared/images/image-widths.ts';
import { startKillableSite, type KillableSite } from '#test/support/killable-site.ts';
import { memoryOf } from '#test/support/memory-of.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import type { Campaign, Finding } from './campaign.ts';
import { openDesk, writeWhile, type Desk } from './draft-desk.ts';
import { createRandom, type Random } from './random.ts';
import { buildStrangerScene, type StrangerScene } from './stranger/scene.ts';

const AT_ONCE = 8;
const PEOPLE = 12;
const WRITERS = 4;
/** After so many requests the figures of the piece are told. */
const PIECE = 10_000;
/** Megabytes by which all processes together may grow between the second piece and the last. */
const MOST_GROWTH = 150;

/** A picture of one pixel, as PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Scene = StrangerScene & {
  readonly site: KillableSite;
  readonly people: readonly SignedIn[];
  /** Desks at which nobody writes at the moment. */
  readonly freeDesks: Desk[];
};
type Answered = { readonly status: number; readonly text: string };
type Deed = (scene: Scene, random: Random, from: string) => Promise<Answered>;

const CLAP = 'mutation($id: ID!) { clapPost(targetPostId: $id, clapCount: 1) { __typename } }';
const RESPOND = 'mutation($input: PublishPostResponseInput!) { publishPostResponse(input: $input) { __typename } }';
const SAVE = 'mutation($id: ID!) { setReadingListState(targetPostId: $id, state: READING_LIST_QUEUE) { __typename } }';
const follow = (verb: string): string => `mutation($id: ID!) { ${verb}(targetUserId: $id) { __typename } }`;
const graph = ({ site }: Scene, who: SignedIn, from: string, query: string, variables: object): Promise<Answered> =>
  site.ask('/_/graphql', { method: 'POST', headers: who.headers, body: JSON.stringify({ query, variables }), from });

const deeds: Readonly<Record<string, { readonly weight: number; readonly do: Deed }>> = {
  read: { weight: 40, do: ({ site, stories }, random, from) => site.ask(random.pick(stories), { from }) },
  home: { weight: 10, do: ({ site }, _random, from) => site.ask('/', { from }) },
  'read as oneself': {
    weight: 10,
    do: ({ site, stories, people }, random, from) =>
      site.ask(random.pick(stories), { headers: { cookie: random.pick(people).cookie }, from }),
  },
  search: {
    weight: 10,
    do: ({ site }, random, from) =>
      site.ask(`/search?q=${random.pick(['engines', 'letters', 'harbour', 'x'])}`, { from }),
  },
  feed: {
    weight: 3,
    do: ({ site, username }, random, from) =>
      site.ask(random.pick(['/feed', `/feed/@${username}`, '/sitemap/sitemap.xml']), { from }),
  },
  picture: {
    weight: 5,
    do: ({ site, images }, random, from) =>
      site.ask(`/image/fit:${random.pick(IMAGE_WIDTHS)}/${random.pick(images)}`, { from }),
  },
  clap: {
    weight: 5,
    do: (scene, random, from) =>
      graph(scene, random.pick(scene.people), from, CLAP, { id: random.pick(scene.storyIds) }),
  },
  save: {
    weight: 3,
    do: (scene, random, from) =>
      graph(scene, random.pick(scene.people), from, SAVE, { id: random.pick(scene.storyIds) }),
  },
  follow: {
    weight: 3,
    do: (scene, random, from) => {
      const query = follow(random.pick(['followUser', 'unfollowUser']));
      return graph(scene, random.pick(scene.people), from, query, { id: random.pick(scene.people).personId });
    },
  },
  respond: {
    weight: 3,
    do: (scene, random, from) => {
      const input = { inResponseToPostId: random.pick(scene.storyIds), text: `Words of ${from}` };
      return graph(scene, random.pick(scene.people), from, RESPOND, { input });
    },
  },
  'write a draft': { weight: 8, do: writeOnce },
  upload: {
    weight: 2,
    do: ({ site, people }, random, from) => {
      const { headers } = random.pick(people);
      return site.ask('/_/upload', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'image/png' },
        body: PIXEL,
        from,
      });
    },
  },
  'sign in': {
    weight: 3,
    do: async ({ site, people }, random, from) => {
      const ask: typeof site.ask = (path, options) => site.ask(path, { ...options, from });
      await signIn({ ...site, ask }, { person: random.pick(people).personId });
      return { status: 200, text: '' };
    },
  },
};

/** One edit at a desk that is free, saved until it is answered; where all write, whoever comes reads home meanwhile. */
async function writeOnce({ site, freeDesks }: Scene, _random: Random, from: string): Promise<Answered> {
  const desk = freeDesks.pop();
  if (desk === undefined) return site.ask('/', { from });
  let isFirst = true;
  const isOnce = (): boolean => {
    const wasFirst = isFirst;
    isFirst = false;
    return wasFirst;
  };
  await writeWhile(desk, isOnce);
  freeDesks.push(desk);
  return { status: desk.faults.length === 0 ? 200 : 599, text: desk.faults.splice(0).join('; ') };
}

/** Every address in a network of its own, so that the load is of many readers and meets the limit of none. */
const networkOf = (number: number): string =>
  `127.${1 + (Math.floor(number / 62_500) % 120)}.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;

/** Whoever claps or uploads all day meets the limits of one person, which is an answer and no error. */
const isFine = ({ status, text }: Answered): boolean =>
  (status < 400 || status === 429) && !text.includes('"INTERNAL"');

async function load(scene: Scene, count: number, seed: number, failing?: Deed): Promise<Finding> {
  const random = createRandom(seed);
  const names = Object.entries(deeds).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));
  const failures: string[] = [];
  const memory: number[] = [];
  let waits: number[] = [];
  let limited = 0;
  let started = 0;
  const work = async (): Promise<void> => {
    while (started < count) {
      const number = started;
      started += 1;
      const name = random.pick(names);
      const deed = number % 50 === 0 ? (failing ?? deeds[name]?.do) : deeds[name]?.do;
      const began = performance.now();
      const answered = await deed?.(scene, random, networkOf(number)).catch((error: unknown) => ({
        status: 599,
        text: String(error),
      }));
      waits.push(performance.now() - began);
      if (answered?.status === 429) limited += 1;
      if (answered !== undefined && !isFine(answered))
        failures.push(
          `seed ${seed}, number ${number}: ${name} was answered ${answered.status} ${answered.text.slice(0, 200)}`,
        );
      if (waits.length >= PIECE) tell();
    }
  };
  const tell = (): void => {
    const sorted = waits.toSorted((one, other) => one - other);
    const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
    memory.push(memoryOf(scene.site.webProcesses()));
    console.log(
      `  ${started} requests: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${memory.at(-1)} MB in all processes, ${limited} limited, ${failures.length} errors`,
    );
    waits = [];
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (waits.length > 0) tell();
  const [, second, ...later] = memory;
  const last = later.at(-1);
  if (second !== undefined && last !== undefined && last - second > MOST_GROWTH)
    failures.push(`seed ${seed}: memory grew from ${second} to ${last} MB`);
  return { tried: started, failures };
}

async function withScene(run: (scene: Scene) => Promise<Finding>): Promise<Finding> {
  const site = await startKillableSite({ database: 'of the tests' });
  try {
    const scene = await buildStrangerScene(site);
    const people: SignedIn[] = [];
    for (let index = 0; index < PEOPLE; index += 1) people.push(await signIn(site));
    const freeDesks: Desk[] = [];
    for (let number = 0; number < WRITERS; number += 1) freeDesks.push(await openDesk(site, number));
    return await run({ ...scene, site, people, freeDesks });
  } finally {
    await site.close();
  }
}

export const mixed: Campaign = {
  name: 'mixed',
  promise:
    'Readers, writers, searches, claps, uploads and sign-ins at once are all answered, and memory does not grow.',
  count: 40_000,
  run: (count, seed) => withScene((scene) => load(scene, count, seed)),
  control: (seed) => withScene((scene) => load(scene, 60, seed, ({ site }) => site.ask('/_/oh-noes'))),
};
