import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { eraseAccount } from '#modules/moving/accounts/erase-account.ts';
import { clapStory } from '#modules/reading/claps/clap-story.ts';
import { logClientEvents } from '#modules/reading/telemetry/log-client-events.ts';
import { countVisits, sweepVisits } from '#modules/reading/visits/count-visits.ts';
import { recountDay } from '#modules/reading/visits/recount-day.ts';
import { visitRules } from '#shared/stats/visit-events.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { openStats } from './open-window.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const FIRST = Date.parse('2026-10-22T00:00:00Z');
const dayOf = (place: number) => new Date(FIRST + place * DAY).toISOString().slice(0, 10);

let world: TestGraph;
let store: TestDatabase;
let context: CommandContext;
let clock: FakeClock;
beforeAll(async () => {
  [world, store] = [await createTestGraph(), await createTestDatabase()];
  context = { ...world.context, database: store.database };
  clock = context.clock as FakeClock;
});
afterAll(async () => {
  await store.close();
  await world.close();
});

const event = (key: string, data: Readonly<Record<string, string | number>>) => ({
  key,
  data,
  eventId: crypto.randomUUID(),
  type: 'event',
  timestamp: 0,
});
type Reading = {
  readonly network?: string;
  readonly personId?: string;
  readonly isMember?: boolean;
  readonly userAgent?: string;
  readonly seconds?: number;
};

/** Whoever reads more than a person does is a program, with all of the hour, also with what was counted already. */
const CROWD: Reading = { network: '203.0.113.250', seconds: 45 };

/** Tells of a card, a visit, and how far it got. */
async function read(within: CommandContext, postId: string, reading: Reading = {}): Promise<void> {
  const { network = '192.0.2.1', personId, isMember = false, seconds = 3 } = reading;
  const visitId = crypto.randomUUID().replaceAll('-', '');
  const data = { postId, visitId };
  const events = [
    event('post.presented', { postId }),
    event('post.clicked', { postId }),
    event('post.viewed', {
      ...data,
      referrer: `https://site${seconds % 3}.example/`,
      campaign: seconds % 2 ? 'one' : '',
    }),
    event('post.left', { ...data, seconds, percent: (seconds * 7) % 101 }),
  ];
  const userAgent = reading.userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0';
  const viewer = personId === undefined ? null : buildViewer({ personId, isMember });
  await logClientEvents({ ...within, viewer }, events, { userAgent, network, country: 'PT', host: 'site.example' });
}

const TABLES = [
  'select * from story_hour where presented + clicked + member_views + other_views > 0 order by story_id, hour',
  'select * from story_day order by story_id, day',
  'select * from story_month order by story_id, month',
  'select * from publication_hour where member_views + other_views > 0 order by publication_id, hour',
  'select * from publication_day where member_views + other_views > 0 order by publication_id, day',
  'select * from story_facet_day order by story_id, day, facet, value',
  'select * from program_month where visits + requests > 0 order by story_id, month, name',
  'select * from publication_program_month where visits + requests > 0 order by publication_id, month, name',
  'select * from program_day where visits + requests > 0 order by story_id, day, name',
  'select * from story_read_day where member_reads + other_reads > 0 order by day, story_id',
];
async function allFigures(): Promise<readonly unknown[]> {
  const figures: unknown[] = [];
  for (const [place, text] of TABLES.entries()) figures.push(await store.database.query(`test_${place}`, text, []));
  return figures;
}

test(
  'STAT-1: each of the last 30 days counted anew gives what stands, whatever came late, moved or left',
  { timeout: 60_000 },
  async () => {
    const [ada, bo, leaving] = [await buildPerson(context), await buildPerson(context), await buildPerson(context)];
    const zones = [
      [ada, 'America/Los_Angeles'],
      [bo, 'Asia/Kolkata'],
    ] as const;
    for (const [personId, zone] of zones) {
      const text = `insert into viewer_preference (person_id, name, value, updated_at) values ($1, 'TIME_ZONE', to_jsonb($2::text), now())`;
      await store.database.query('test_zone', text, [personId, zone]);
    }
    const publicationId = await buildPublication(context);
    const first = await buildStory(context, { authorIds: [ada], publicationId });
    const second = await buildStory(context, { authorIds: [ada, bo], publicationId });
    const crowded = await buildPublication(context);
    const third = await buildStory(context, { authorIds: [bo], publicationId: crowded });
    clock.set(new Date(FIRST - DAY).toISOString());
    await sweepVisits(context);

    for (let day = 0; day <= 30; day += 1) {
      clock.set(new Date(FIRST + day * DAY + 5 * HOUR).toISOString());
      if (day % 5 === 0) await sweepVisits(context);
      await read(context, first.id, { network: `192.0.2.${day}`, seconds: 10 + day });
      await read(context, second.id, { personId: leaving, isMember: day % 2 === 0, seconds: 25 + day });
      await read(context, first.id, { personId: ada });
      await read(context, first.id, { userAgent: 'GPTBot/1.2' });
      // Clocks of the two zones are at another day by now.
      clock.advance(14 * HOUR);
      await read(context, second.id, { network: `198.51.100.${day}`, seconds: 3 + (day % 4) });
      if (day % 3 === 0) await clapAndUndo(second.id, leaving);
      // Committed while others are counted, and counted later.
      await readLate(first.id, `203.0.113.${day}`, () => countVisits(context));
      if (day === 12) {
        await read(context, third.id, CROWD);
        await countVisits(context);
        await fillHour(third.id);
        await read(context, first.id, CROWD);
      }
      if (day === 15) {
        await store.database.kysely
          .updateTable('story')
          .set({ publication_id: null })
          .where('id', '=', first.id)
          .execute();
        const joined = { author_ids: [ada, bo] };
        await store.database.kysely.updateTable('story').set(joined).where('id', '=', first.id).execute();
      }
    }
    await countVisits(context);
    await erase(leaving);

    const before = await allFigures();
    const seen = async () =>
      Promise.all(
        zones.map(async ([id]) => {
          const asker = { ...context, viewer: buildViewer({ personId: id }) };
          const months = ['2026-10', '2026-11'].map(async (period) =>
            (await openStats(asker, { kind: 'person', id }, period)).count(),
          );
          return Promise.all(months);
        }),
      );
    const shown = await seen();
    expect(shown[0]?.[0]?.parts, 'two zones cut days apart').not.toEqual(shown[1]?.[0]?.parts);
    const [today = ''] = clock.now().toISOString().split('T');
    const last = Math.round((Date.parse(`${today}T00:00:00Z`) - FIRST) / DAY);
    for (let day = last - 30; day <= last; day += 1)
      expect((await recountDay(context, dayOf(day)))?.differences, dayOf(day)).toEqual([]);
    expect(await allFigures()).toEqual(before);
    expect(await seen()).toEqual(shown);
    expect(await recountDay(context, dayOf(last - 31))).toBeUndefined();
    expect(await recountDay(context, dayOf(last + 1))).toBeUndefined();

    // What is wrong is said, and put right.
    const damaged = dayOf(10);
    for (const text of [
      `update story_hour set other_views = other_views + 5, presented = 0 where hour::date = '${damaged}'`,
      `update story_month set other_reads = 0 where month = date_trunc('month', date '${damaged}') and story_id = '${first.id}'`,
      `delete from story_day where day = '${damaged}'`,
      `insert into story_facet_day values ('${first.id}', '${damaged}', 'source', 'site nowhere.example', 9, 9)`,
      `insert into publication_hour values ('${crowded}', '${damaged}T03:00:00Z', 7, 7, 7, 7, 7)`,
      `update publication_day set other_views = other_views + 1 where day = '${damaged}'`,
      `update program_month set visits = 1000 where month = date_trunc('month', date '${damaged}') and story_id = '${first.id}'`,
      `update program_day set visits = 99 where day = '${damaged}'`,
      `update publication_program_month set requests = 7 where month = date_trunc('month', date '${damaged}')`,
      `insert into publication_program_month values ('nobody', date_trunc('month', date '${damaged}'), 'GPTBot', 7, 7)`,
      `delete from story_read_day where day = '${damaged}'`,
    ])
      await store.database.query(`test_${text.length}_${text.slice(0, 16)}`, text, []);
    const wrong = await recountDay(context, damaged);
    expect(new Set(wrong?.differences.map(({ table }) => table))).toEqual(
      new Set([
        'story_hour',
        'story_day',
        'story_month',
        'story_facet_day',
        'publication_hour',
        'publication_day',
        'program_day',
        'program_month',
        'publication_program_month',
        'story_read_day',
      ]),
    );
    expect(wrong?.differences).toContainEqual({
      table: 'story_facet_day',
      key: `${first.id} source site nowhere.example`,
      before: '9 9',
      after: null,
    });
    expect((await recountDay(context, damaged))?.differences).toEqual([]);
    expect(await allFigures()).toEqual(before);
  },
);

/** A reading that is committed after something else was done, six hours later. */
async function readLate(storyId: string, network: string, meanwhile: () => Promise<void>): Promise<void> {
  await store.database.transaction(async (database) => {
    await read({ ...context, database }, storyId, { network, seconds: 40 });
    await meanwhile();
    clock.advance(6 * HOUR);
  });
}

async function clapAndUndo(storyId: string, personId: string): Promise<void> {
  const viewer = buildViewer({ personId });
  for (const count of [3, 0]) await clapStory({ ...context, viewer, isProgram: false }, { storyId, count });
}

/** As many visits more, by whoever reads a story, as a person begins within an hour at most. */
async function fillHour(storyId: string): Promise<void> {
  const text = `
    insert into story_visit (id, story_id, publication_id, reader_key, is_member, is_locked, started_at, last_seen_at,
      medium, source, campaign, device)
    select 'crowd' || n, story_id, publication_id, reader_key, is_member, is_locked, started_at, last_seen_at, medium,
      source, campaign, device
    from story_visit, generate_series(1, ${visitRules.mostOfReader}) n where story_id = $1`;
  await store.database.query('test_crowd', text, [storyId]);
}

async function erase(personId: string): Promise<void> {
  const text = `
    insert into account_closure (person_id, kind, prior_state, closed_at, erase_at)
    values ($1, 'deleted', 'active', $2::timestamptz - interval '14 days', $2)`;
  await store.database.query('test_closing', text, [personId, clock.now()]);
  expect(await eraseAccount(context, personId)).toBe(true);
}
