import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGraph } from '#graphql/execute.ts';
import { anonymous } from '#graphql/graph-request.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { logClientEvents } from '#modules/reading/telemetry/log-client-events.ts';
import { countVisits } from '#modules/reading/visits/count-visits.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import type { Finding } from './finding.ts';
import { median, percentile } from './statistics.ts';
import { fillStats, type StatsWorld } from './world/fill-stats.ts';
import { FAST } from './world/make-world.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What one row of each takes, with its indexes and the log of the database. */
const BYTES_EACH = 1_500;
const bench = 'stats';

/** Intake, counting, and every page of figures, at five years of days and so many events in 30 days (STAT-1). */
export async function measureStats(rows: number, runs: number): Promise<Finding[]> {
  const home = join(process.env['BENCH_DATA'] ?? join(ROOT, 'data'));
  await mkdir(home, { recursive: true });
  const { bavail, bsize } = await statfs(home);
  if (bavail * bsize < rows * BYTES_EACH) {
    const needed = `${Math.ceil((rows * BYTES_EACH) / 1e9)} GB`;
    return [
      { bench, name: 'skipped', value: 0, unit: '', note: `The disk has less than the ${needed} that it needs.` },
    ];
  }
  const folder = await mkdtemp(join(home, 'bench-stats-'));
  try {
    const world = await makeStats(folder, rows);
    // What was made without waiting for the disk gets there now, and not while somebody waits for a commit.
    await promisify(execFile)('sync');
    return await withDatabase(folder, {}, async (context) => [
      ...(await measurePages(context, world, runs)),
      ...(await measureIntake(context)),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withDatabase<Result>(
  folder: string,
  settings: Readonly<Record<string, string>>,
  run: (context: CommandContext) => Promise<Result>,
): Promise<Result> {
  const log = createLog('warn');
  const server = await startEmbeddedDatabase({ folder: join(folder, 'postgres'), log, settings });
  const database = openDatabase<Tables>({ connectionString: server.connectionString, maxConnections: 8, log });
  const config = parseConfig({ NODE_ENV: 'test' });
  try {
    await migrate(database, join(ROOT, 'migrations'), log);
    const means = { database, files: memoryFiles(), clock: systemClock, log, config, secrets: testSecrets };
    return await run(systemContext(means));
  } finally {
    await database.close();
    await server.stop();
  }
}

async function makeStats(folder: string, rows: number): Promise<StatsWorld> {
  return withDatabase(folder, FAST, async (context) => {
    const writerId = await buildPerson(context);
    const publicationId = await buildPublication(context, { slug: 'bench' });
    const { id: storyId } = await buildStory(context, { authorIds: [writerId], publicationId });
    const world = { storyId, writerId, publicationId, rows };
    const started = performance.now();
    await fillStats(context.database, world);
    console.log(`Made ${rows} events and rows of days in ${((performance.now() - started) / 60_000).toFixed(1)} min.`);
    return world;
  });
}

/** The documents of each page, as `*.page.tsx` names them. */
function pagesOf({ storyId }: StatsWorld, period: string | null) {
  const [postId, domainOrSlug, sort] = [storyId, 'bench', 'MOST_READ'];
  return {
    'stats home': [
      ['StatsHomepageQuery', { period }],
      ['LiveStatsQuery', {}],
      ['StoryStatsListQuery', { period, sort, to: null }],
    ],
    'a story': [
      ['StatsPostQuery', { postId, period }],
      ['LivePostStatsQuery', { postId }],
    ],
    'a publication': [
      ['PublicationStatsQuery', { domainOrSlug, period }],
      ['LivePublicationStatsQuery', { domainOrSlug }],
      ['PublicationStoryStatsQuery', { domainOrSlug, period, sort, to: null }],
    ],
    audience: [['StatsAudienceQuery', { period }]],
  } as const;
}

async function measurePages(context: CommandContext, world: StatsWorld, runs: number): Promise<Finding[]> {
  const graph = createGraph(context);
  const staffRoles: Viewer['staffRoles'] = new Map([[world.publicationId, 'owner']]);
  const viewer = buildViewer({ personId: world.writerId, staffRoles });
  await context.database.query(
    'bench_zone',
    `insert into viewer_preference (person_id, name, value, updated_at) values ($1, 'TIME_ZONE', '"Europe/Lisbon"', now())`,
    [world.writerId],
  );
  const request = {
    ...anonymous,
    viewer,
    visitorId: '',
    country: null,
    requestId: bench,
    host: 'main',
    limitKey: bench,
  };
  const findings: Finding[] = [];
  for (const [name, period] of [
    ['a month', null],
    ['a year', String(new Date().getUTCFullYear() - 1)],
    ['all time', 'all'],
  ] as const) {
    for (const [page, documents] of Object.entries(pagesOf(world, period))) {
      const times: number[] = [];
      for (let run = -3; run < runs; run += 1) {
        const started = performance.now();
        // At once, as the page asks for them.
        const asked = documents.map(async ([document, variables]) => {
          const { errors = [] } = await graph.executeTrusted(document, variables, request);
          if (errors.length > 0) throw new Error(`${document}: ${errors[0]?.message}`);
        });
        await Promise.all(asked);
        if (run >= 0) times.push(performance.now() - started);
      }
      const note = `median ${median(times).toFixed(1)} ms of ${runs}`;
      const target = { atMost: 50 };
      findings.push({ bench, name: `${page}, ${name}: p99`, value: percentile(times, 99), unit: 'ms', target, note });
    }
  }
  return findings;
}

/** Seconds until compilers have done their work, and those that are measured. */
const WARM_UP = 5;
const SECONDS = 60;
const PER_SECOND = 2_000;
const PER_REQUEST = 10;

/** As many events a second as are wanted, each request when it is due whatever became of the others. */
async function measureIntake(context: CommandContext): Promise<Finding[]> {
  const stories = await context.database.kysely.selectFrom('story').select('id').limit(2_000).execute();
  const tell = async (seconds: number) => {
    const times: number[] = [];
    const pending: Promise<void>[] = [];
    const started = performance.now();
    for (let number = 0; number < (seconds * PER_SECOND) / PER_REQUEST; number += 1) {
      const wait = started + (number * PER_REQUEST * 1_000) / PER_SECOND - performance.now();
      if (wait > 0) await pause(wait);
      pending.push(timedTelling(context, stories, number, times));
    }
    await Promise.all(pending);
    return { times, perSecond: (times.length * PER_REQUEST * 1_000) / (performance.now() - started) };
  };
  await tell(WARM_UP);
  const { times, perSecond } = await tell(SECONDS);
  const counting = performance.now();
  await countVisits(context);
  const counted = (performance.now() - counting) / 1_000;
  const note = `${PER_REQUEST} a request, median ${median(times).toFixed(1)} ms`;
  return [
    { bench, name: 'events that come in', value: perSecond, unit: '/s', target: { atLeast: 0.99 * PER_SECOND }, note },
    { bench, name: 'a request of them: p99', value: percentile(times, 99), unit: 'ms', target: { atMost: 20 } },
    {
      bench,
      name: 'from an event to its figure, at most',
      value: 60 + counted,
      unit: 's',
      target: { atMost: 90 },
      note: `counted each minute; a minute of them in ${counted.toFixed(1)} s`,
    },
  ];
}

async function timedTelling(
  context: CommandContext,
  stories: readonly { readonly id: string }[],
  number: number,
  times: number[],
): Promise<void> {
  const visitId = randomBytes(16).toString('hex');
  const events = Array.from({ length: PER_REQUEST }, (_none, place) => ({
    key: ['post.viewed', 'post.left', 'homepage.viewed', 'post.clicked'][place] ?? 'post.presented',
    data: {
      postId: stories[(number + (place < 2 ? 0 : place)) % stories.length]?.id ?? '',
      visitId,
      seconds: 40,
      percent: 90,
    },
    eventId: randomUUID(),
    type: 'event',
    timestamp: Date.now(),
  }));
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0';
  const network = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const started = performance.now();
  await logClientEvents(context, events, { userAgent, network, country: 'PT', host: 'site.example' });
  times.push(performance.now() - started);
}
