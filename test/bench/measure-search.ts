import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { createLoaders } from '#modules/ground/loaders.ts';
import { runSearch } from '#modules/finding/search/run-search.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Finding } from './finding.ts';
import { openSearchWorld } from './search-world.ts';
import { median, percentile, short } from './statistics.ts';
import { type Size, sizes } from './world/sizes.ts';
import { createRandom } from './world/words.ts';

/** Milliseconds for one client, and how much more than of the smaller data. */
const MOST_AT_99 = 50;
const MOST_GROWTH = 1.5;
const WARM_UPS = 20;

type Words = (from: number, to: number) => string;
type Kind = {
  readonly name: string;
  readonly isBroad?: boolean;
  readonly make: (words: Words, title: string) => string;
};

/** What people type; numbers are places of words by how frequent they are. */
const kinds: readonly Kind[] = [
  { name: 'a title', make: (_words, title) => title },
  { name: 'one word', make: (words) => `${words(100, 20_000)} ` },
  { name: 'two words', make: (words) => `${words(50, 5_000)} ${words(50, 5_000)} ` },
  {
    name: 'three words, one of them everywhere',
    make: (words) => `${words(1, 5)} ${words(100, 5_000)} ${words(50, 500)} `,
  },
  { name: 'a beginning', make: (words) => words(100, 20_000).slice(0, 4) },
  { name: 'two letters', make: (words) => words(100, 20_000).slice(0, 2), isBroad: true },
  { name: 'a typo', make: (words) => mistype(words(100, 20_000)) },
  { name: 'a word of every second story', make: (words) => `${words(1, 8)} `, isBroad: true },
  { name: 'nothing', make: () => '', isBroad: true },
];

/** Search by one client in this process, against two sizes of data in turn. */
export async function measureSearch(size: Size, rounds: number, smaller: Size): Promise<Finding[]> {
  const [small, large] = [await openSearchWorld(smaller), await openSearchWorld(size)];
  try {
    const findings: Finding[] = [];
    for (const kind of kinds)
      findings.push(...(await measureKind(kind, small.database, large.database, rounds, [smaller, size])));
    return findings;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}

async function measureKind(
  kind: Kind,
  small: Database<Tables>,
  large: Database<Tables>,
  rounds: number,
  [smaller, size]: readonly [Size, Size],
): Promise<readonly Finding[]> {
  const random = createRandom(11);
  const words = await readWords(large);
  const pick: Words = (from, to) => words[Math.floor(from + random() * (to - from))] ?? 'word';
  const titles = await readTitles(large, rounds + WARM_UPS);
  const before: number[] = [];
  const after: number[] = [];
  for (let round = -WARM_UPS; round < rounds; round += 1) {
    const query = kind.make(pick, titles[round + WARM_UPS] ?? '');
    const times = [await timed(small, query), await timed(large, query)] as const;
    if (round < 0) continue;
    before.push(times[0]);
    after.push(times[1]);
  }
  const growth = percentile(after, 99) / percentile(before, 99);
  const note = `median ${short(median(after))} ms; at ${sizes[smaller]} ${short(median(before))}, p99 ${short(percentile(before, 99))} ms`;
  return [
    {
      bench: 'search',
      name: `${kind.name}, p99 at ${sizes[size]} stories`,
      value: percentile(after, 99),
      unit: 'ms',
      target: { atMost: MOST_AT_99 },
      note,
    },
    {
      bench: 'search',
      name: `${kind.name}, growth of p99`,
      value: growth,
      unit: '×',
      ...(kind.isBroad ? {} : { target: { atMost: MOST_GROWTH } }),
    },
  ];
}

async function timed(database: Database<Tables>, query: string): Promise<number> {
  const context = { database, clock: systemClock, loaders: createLoaders(database), viewer: null, country: null };
  const startedAt = performance.now();
  await runSearch(context, { kind: 'post', query, filters: [], offset: 0, length: 8, mayMend: true });
  return performance.now() - startedAt;
}

/** By how frequent they are. */
async function readWords(database: Database<Tables>): Promise<readonly string[]> {
  const text = 'select word from search_word order by title_count desc, word limit 20001';
  return (await database.query<{ word: string }>('bench_words', text, [])).map(({ word }) => word);
}

async function readTitles(database: Database<Tables>, count: number): Promise<readonly string[]> {
  const text = 'select title from story tablesample system (1) repeatable (3) limit $1';
  return (await database.query<{ title: string }>('bench_titles', text, [count])).map(({ title }) => title);
}

function mistype(word: string): string {
  return `${word.slice(0, 3)}q${word.slice(4)} `;
}
