import { createGraph } from '#graphql/execute.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { askReadings } from './ask-readings.ts';
import type { Finding } from './finding.ts';
import { type Reading, readingsOf } from './reading-queries.ts';
import { openWorld } from './sample-stories.ts';
import { lowerQuartile, median, short } from './statistics.ts';
import { type Size, sizes } from './world/sizes.ts';

const MOST_GROWTH = 1.5;
const WARM_UPS = 8;
const DEEP_PAGES = 25;

type Side = {
  readonly readings: readonly Reading[];
  readonly run: (reading: Reading) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/** Every trusted document against a small and a larger database, in turn, in this process. */
export async function measureGrowth(size: Size, rounds: number, smaller: Size = 'small'): Promise<Finding[]> {
  const [small, large] = [await openSide(smaller), await openSide(size)];
  try {
    const findings: Finding[] = [];
    for (const [index, reading] of small.readings.entries()) {
      const other = large.readings[index];
      if (other === undefined) continue;
      const first = await compare(small, large, reading, other, rounds);
      // What a busy machine made slow once is not slow again; what grows does.
      const isDoubtful = first.value > MOST_GROWTH;
      findings.push(isDoubtful ? await compare(small, large, reading, other, rounds * 3) : first);
    }
    const name = `worst of ${findings.length} readings, ${sizes[smaller]} to ${sizes[size]} stories`;
    const worst = findings.toSorted((left, right) => right.value - left.value);
    const summary = { ...(worst[0] as Finding), name, note: worst[0]?.name };
    return [
      summary,
      { ...summary, name: 'median of them', value: median(findings.map(({ value }) => value)), note: '' },
      ...worst.slice(0, 12),
    ];
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}

async function compare(small: Side, large: Side, reading: Reading, other: Reading, rounds: number): Promise<Finding> {
  for (let run = 0; run < WARM_UPS; run += 1) {
    await small.run(reading);
    await large.run(other);
  }
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await timed(() => small.run(reading)));
    times[1].push(await timed(() => large.run(other)));
  }
  const answerSizes = [
    JSON.stringify(await small.run(reading)).length,
    JSON.stringify(await large.run(other)).length,
  ] as const;
  const [before, after] = [lowerQuartile(times[0]), lowerQuartile(times[1])];
  const name = `${reading.document}, ${reading.place}`;
  const note = `${short(before)} to ${short(after)} ms, ${short(answerSizes[0] / 1000)} to ${short(answerSizes[1] / 1000)} KB`;
  return {
    bench: 'growth',
    name,
    value: growthOf([before, after], answerSizes),
    unit: '×',
    target: { atMost: MOST_GROWTH },
    note,
  };
}

/** How much longer the same takes; where the larger data answers with more rows, how much longer a kilobyte takes. Pure. */
export function growthOf(times: readonly [number, number], answerSizes: readonly [number, number]): number {
  return times[1] / times[0] / Math.max(1, answerSizes[1] / answerSizes[0]);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

async function openSide(size: Size): Promise<Side> {
  const { database, close } = await openWorld(size);
  const config = parseConfig({ LONGHAND_URL: 'http://127.0.0.1' });
  const files = openFileStore(config);
  const log = createLog('silent');
  const graph = createGraph({ database, files, config, log, clock: systemClock, secrets: testSecrets });
  const first = await readingsOf(database);
  const run = askReadings(graph, String(first.find(({ variables }) => variables['userId'])?.variables['userId']));
  const deep: Reading[] = [];
  for (const reading of first) {
    const to = await deepCursor(run, reading);
    if (to !== undefined)
      deep.push({ ...reading, place: `${reading.place}, deep`, variables: { ...reading.variables, to } });
  }
  // A reading that is deep on one side only has nothing to be compared with.
  return { readings: [...first, ...deep.filter((reading) => reading.place.startsWith('large'))], run, close };
}

/** Follows the last cursor of an answer for some pages; undefined where there is no second page. */
async function deepCursor(run: Side['run'], reading: Reading): Promise<string | undefined> {
  let to: string | undefined;
  for (let page = 0; page < DEEP_PAGES; page += 1) {
    const variables = to === undefined ? reading.variables : { ...reading.variables, to };
    const next = nextOf(await run({ ...reading, variables }));
    if (next === undefined) break;
    to = next;
  }
  return to;
}

function nextOf(value: unknown): string | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if ('pagingInfo' in value) {
    const paging: unknown = value.pagingInfo;
    return typeof paging === 'object' && paging !== null && 'next' in paging && typeof paging.next === 'string'
      ? paging.next
      : undefined;
  }
  for (const inner of Object.values(value)) {
    const next = nextOf(inner);
    if (next !== undefined) return next;
  }
  return undefined;
}
