import { createGraph } from '#graphql/execute.ts';
import { anonymous, type GraphRequest } from '#graphql/graph-request.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import type { Finding } from './finding.ts';
import { isRunning, processorSeconds } from './processes.ts';
import { openWorld } from './sample-stories.ts';
import { median, percentile, short } from './statistics.ts';
import { READERS, type Size, sizes } from './world/sizes.ts';

/** Milliseconds, at a million stories, of whoever follows 2,000. */
const MOST_AT_99 = 60;
const WARM_UPS = 3;
const PAGES_DEEP = 5;

/** What a reader asks for; as the pages of the program do. */
const feeds: readonly { readonly name: string; readonly document: string; readonly variables: object }[] = [
  { name: 'home, recommended', document: 'HomeFeedQuery', variables: { homeOrder: 'RECOMMENDED' } },
  { name: 'home, newest first', document: 'HomeFeedQuery', variables: { homeOrder: 'NEWEST' } },
  { name: 'following', document: 'FollowingFeedQuery', variables: { feedOrder: 'NEWEST' } },
  { name: 'following, most read', document: 'FollowingFeedQuery', variables: { feedOrder: 'MOST_READ' } },
  { name: 'right column', document: 'HomeAsideQuery', variables: {} },
  { name: 'sidebar', document: 'SidebarMenuQuery', variables: { orderBy: 'LAST_PUBLISHED_AT_DESC' } },
];
type Asked = (typeof feeds)[number];

type Side = {
  readonly readers: readonly string[];
  readonly ask: (readerId: string, asked: Asked, to?: string) => Promise<unknown>;
  /** This process and those of the database that answer it. */
  readonly processIds: () => Promise<readonly number[]>;
  readonly close: () => Promise<void>;
};

/** The feeds of readers who follow 2,000 people, uncached, against two databases in turn, in this process. */
export async function measureFeeds(size: Size, rounds: number, smaller: Size): Promise<Finding[]> {
  const [small, large] = [await openSide(smaller), await openSide(size)];
  try {
    const findings: Finding[] = [];
    for (const feed of feeds) findings.push(...(await measureFeed(feed, small, large, rounds, [smaller, size])));
    return findings;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}

async function measureFeed(
  feed: Asked,
  small: Side,
  large: Side,
  rounds: number,
  [smaller, size]: readonly [Size, Size],
): Promise<readonly Finding[]> {
  const before: number[] = [];
  const after: number[] = [];
  const deep: number[] = [];
  for (let round = -WARM_UPS; round < rounds; round += 1) {
    for (let index = 0; index < READERS; index += 1) {
      const times = [await timed(small, index, feed), await timed(large, index, feed)] as const;
      const next = await deepCursor(large, index, feed, round === 0);
      if (round < 0) continue;
      before.push(times[0]);
      after.push(times[1]);
      if (next !== undefined) deep.push(await timed(large, index, feed, next));
    }
  }
  const at99 = percentile(after, 99);
  const note = `median ${short(median(after))} ms; p99 at ${sizes[smaller]} ${short(percentile(before, 99))} ms`;
  const first: Finding = {
    bench: 'feeds',
    name: `${feed.name}, p99 at ${sizes[size]} stories`,
    value: at99,
    unit: 'ms',
    target: { atMost: MOST_AT_99 },
    note,
  };
  const [costBefore, costAfter] = [await processorTime(small, feed, rounds), await processorTime(large, feed, rounds)];
  const growth: Finding = {
    bench: 'feeds',
    name: `${feed.name}, processor time at ${sizes[size]}, of that at ${sizes[smaller]}`,
    value: costAfter / costBefore,
    unit: '×',
    note: `${short(costBefore)} to ${short(costAfter)} ms, graph and database together`,
  };
  if (deep.length === 0) return [first, growth];
  const name = `${feed.name}, ${PAGES_DEEP} pages deep, p99`;
  return [first, growth, { ...first, name, value: percentile(deep, 99), note: `median ${short(median(deep))} ms` }];
}

async function timed(side: Side, index: number, feed: Asked, to?: string): Promise<number> {
  const startedAt = performance.now();
  await side.ask(side.readers[index % side.readers.length] ?? '', feed, to);
  return performance.now() - startedAt;
}

/** Milliseconds of processor time of one answer: a busy machine makes it little longer. */
async function processorTime(side: Side, feed: Asked, rounds: number): Promise<number> {
  // A backend may end between two looks: one that is gone is left out.
  const startedAt = new Map((await side.processIds()).filter(isRunning).map((id) => [id, processorSeconds([id])]));
  const count = rounds * READERS;
  for (let index = 0; index < count; index += 1) await timed(side, index, feed);
  const used = [...startedAt].map(([id, seconds]) => (isRunning(id) ? processorSeconds([id]) - seconds : 0));
  return (used.reduce((sum, seconds) => sum + seconds, 0) * 1_000) / count;
}

/** Some pages on; undefined for what has no pages, and where it is not asked for. */
async function deepCursor(side: Side, index: number, feed: Asked, isWanted: boolean): Promise<string | undefined> {
  if (!isWanted || !feed.document.endsWith('FeedQuery')) return undefined;
  let to: string | undefined;
  for (let page = 0; page < PAGES_DEEP; page += 1) {
    const answer = JSON.stringify(await side.ask(side.readers[index % side.readers.length] ?? '', feed, to));
    const next = /"next":"([^"]+)"/.exec(answer)?.[1];
    if (next === undefined) return to;
    to = next;
  }
  return to;
}

const READER_IDS = `
  select f.follower_id as id from follow_person f group by 1 order by count(*) desc, 1 limit ${READERS}`;

const BACKENDS = "select pid from pg_stat_activity where backend_type = 'client backend'";

async function openSide(size: Size): Promise<Side> {
  const { database, close } = await openWorld(size);
  const config = parseConfig({ LONGHAND_URL: 'http://127.0.0.1' });
  const graph = createGraph({
    database,
    files: openFileStore(config),
    config,
    log: createLog('silent'),
    clock: systemClock,
    secrets: testSecrets,
  });
  const rows = await database.query<{ id: string }>('bench_readers', READER_IDS, []);
  const ask = async (readerId: string, { document, variables }: Asked, to?: string): Promise<unknown> => {
    const request: GraphRequest = {
      ...anonymous,
      viewer: buildViewer({ personId: readerId }),
      visitorId: '',
      country: null,
      requestId: 'bench',
      host: 'main',
      limitKey: 'bench',
    };
    const { data, errors } = await graph.executeTrusted(document, { ...variables, to: to ?? null }, request);
    if (errors?.length) throw new Error(`${document}: ${errors[0]?.message}`);
    return data;
  };
  const processIds = async () => [
    process.pid,
    ...(await database.query<{ pid: number }>('bench_backends', BACKENDS, [])).map(({ pid }) => pid),
  ];
  return { readers: rows.map(({ id }) => id), ask, processIds, close };
}
