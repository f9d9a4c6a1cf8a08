import { createLoaders } from '#modules/ground/loaders.ts';
import { runSearch } from '#modules/finding/search/run-search.ts';
import type { Campaign, Finding } from './campaign.ts';
import { createRandom } from './random.ts';
import { type KnownItemQuery, inventQuery } from './search-queries.ts';
import { type SearchWorld, openSearchWorld } from './search-world.ts';

/** What is promised: first in 90 of 100, in the first three in 97. */
const FIRST = 0.9;
const FIRST_THREE = 0.97;
const WHOLE_CORPUS = 200;
/** Of a small run: each of so many stories. */
const PART_OF_CORPUS = 25;
const CONTROL_COUNT = 60;

type Tried = { readonly asked: KnownItemQuery; readonly place: number };

/** A small run searches a part of the corpus. */
async function tryAll(count: number, seed: number, mayMend: boolean): Promise<Finding> {
  const world = await openSearchWorld(count >= WHOLE_CORPUS ? 1 : PART_OF_CORPUS);
  if (world === undefined) return { tried: 0, failures: mayMend ? [] : ['the corpus is not here'] };
  try {
    return await judge(world, count, seed, mayMend);
  } finally {
    await world.close();
  }
}

async function judge(world: SearchWorld, count: number, seed: number, mayMend: boolean): Promise<Finding> {
  const tried = await askAll(world, count, seed, mayMend);
  report(tried, world.stories.length);
  const share = (most: number) => tried.filter(({ place }) => place < most).length / tried.length;
  if (share(1) >= FIRST && share(3) >= FIRST_THREE) return { tried: tried.length, failures: [] };
  const missed = tried.filter(({ place }) => place > 0);
  return { tried: tried.length, failures: missed.map((one) => `seed ${seed}: ${describe(one)}`) };
}

/** A small run and its control over one world, which takes longer to bring in than to search. */
export async function relevanceAndControl(count: number, seed: number): Promise<[small: Finding, control: Finding]> {
  const world = await openSearchWorld(PART_OF_CORPUS);
  if (world === undefined) throw new Error('The corpus is not here.');
  try {
    return [await judge(world, count, seed, true), await judge(world, CONTROL_COUNT, seed, false)];
  } finally {
    await world.close();
  }
}

async function askAll(world: SearchWorld, count: number, seed: number, mayMend: boolean): Promise<readonly Tried[]> {
  const random = createRandom(seed);
  const { database, context } = world;
  const tried: Tried[] = [];
  for (let number = 0; tried.length < count && number < count * 20; number += 1) {
    const asked = inventQuery(world, random, tried.length);
    if (asked === undefined) continue;
    const reader = { database, clock: context.clock, loaders: createLoaders(database), viewer: null, country: null };
    const input = { kind: asked.kind, query: asked.query, filters: [], offset: 0, length: 10, mayMend };
    const { hits } = await runSearch(reader, input);
    const place = hits.findIndex(({ hit }) => asked.ids.includes(hit.entity.id));
    tried.push({ asked, place: place === -1 ? 1_000 : place });
  }
  return tried;
}

/** The table of docs/performance.md. */
function report(tried: readonly Tried[], stories: number): void {
  process.stdout.write(`${tried.length} queries over ${stories} stories\n`);
  for (const from of ['title', 'body', 'name'] as const) {
    for (const how of ['as it is', 'without accents', 'with a typo'] as const) {
      const some = tried.filter(({ asked }) => asked.from === from && asked.how === how);
      const within = (most: number) => some.filter(({ place }) => place < most).length;
      process.stdout.write(`| ${from} | ${how} | ${some.length} | ${within(1)} | ${within(3)} |\n`);
    }
  }
  for (const one of tried.filter(({ place }) => place > 0)) process.stdout.write(`  ${describe(one)}\n`);
}

function describe({ asked, place }: Tried): string {
  const where = place >= 1_000 ? 'not found' : `at place ${place + 1}`;
  return `${asked.from} ${asked.how}: “${asked.query}” is ${where}`;
}

export const searchRelevance: Campaign = {
  name: 'search-relevance',
  promise:
    'Who knows what they look for finds it: of queries made from titles, passages and names, with typos and without accents, the item is first in 90 of 100 and among the first three in 97.',
  count: WHOLE_CORPUS,
  run: (count, seed) => tryAll(count, seed, true),
  /** A search that forgives no typo is found out. */
  control: (seed) => tryAll(CONTROL_COUNT, seed, false),
};
