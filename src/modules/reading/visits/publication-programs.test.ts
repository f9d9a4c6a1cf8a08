import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { logClientEvents } from '../telemetry/log-client-events.ts';
import { countVisits, sweepVisits } from './count-visits.ts';
import { recordProgramRequests } from './record-program-requests.ts';
import { recountDay } from './recount-day.ts';

let world: TestGraph;
let store: TestDatabase;
let context: CommandContext;
beforeAll(async () => {
  [world, store] = [await createTestGraph(), await createTestDatabase()];
  context = { ...world.context, database: store.database };
  (context.clock as FakeClock).set('2026-11-20T12:00:00Z');
  await sweepVisits(context);
});
afterAll(async () => {
  await store.close();
  await world.close();
});

async function open(storyId: string, userAgent: string, database: Database<Tables> = store.database): Promise<void> {
  const data = { postId: storyId, visitId: crypto.randomUUID().replaceAll('-', '') };
  const events = [{ key: 'post.viewed', data, eventId: crypto.randomUUID(), type: 'event', timestamp: 0 }];
  const network = `192.0.2.${Math.floor(Math.random() * 250)}`;
  await logClientEvents({ ...context, database }, events, { userAgent, network, country: null, host: 'site.example' });
}
const ask = (storyId: string, name: string, count: number, day = '2026-11-20') =>
  recordProgramRequests(context, [{ storyId, day, name, count }]);

type Sum = { readonly publication_id: string; readonly month: string; readonly name: string; readonly sums: string };
/** What is kept, and what it is the sum of. */
async function bothSums(): Promise<readonly [readonly Sum[], readonly Sum[]]> {
  const text = (table: string) => `
    select publication_id, month::text as month, name, concat_ws(' ', sum(requests), sum(visits)) as sums from ${table}
    where publication_id is not null group by 1, 2, 3 having sum(requests + visits) > 0 order by 1, 2, 3`;
  return [
    await store.database.query<Sum>('test_kept', text('publication_program_month'), []),
    await store.database.query<Sum>('test_rows', text('program_month'), []),
  ];
}
async function expectEqual(path: string): Promise<readonly Sum[]> {
  const [kept, rows] = await bothSums();
  expect(kept, path).toEqual(rows);
  return kept;
}

test('STAT-1: what programs opened of a publication is the sum of its stories, on every path (rule 308)', async () => {
  const publicationId = await buildPublication(context);
  const other = await buildPublication(context);
  const first = await buildStory(context, { publicationId });
  const second = await buildStory(context, { publicationId });
  const nowhere = await buildStory(context);
  const bot = 'GPTBot/1.2';

  await ask(first.id, 'GPTBot', 3);
  await ask(first.id, 'GPTBot', 4, '2026-11-19');
  await ask(second.id, 'GPTBot', 5, '2026-10-31');
  await ask(nowhere.id, 'GPTBot', 6);
  expect((await expectEqual('asked for')).map(({ month, sums }) => [month, sums])).toEqual([
    ['2026-10-01', '5 0'],
    ['2026-11-01', '7 0'],
  ]);
  await open(first.id, bot);
  await open(second.id, bot);
  await open(nowhere.id, bot);
  await countVisits(context);
  expect((await expectEqual('visits')).at(-1)).toMatchObject({ publication_id: publicationId, sums: '7 2' });

  // A story that moves on leaves what was counted where it stood.
  await store.database.kysely.updateTable('story').set({ publication_id: other }).where('id', '=', first.id).execute();
  await open(first.id, 'Googlebot/2.1');
  await ask(first.id, 'Google', 2);
  await countVisits(context);
  const moved = await expectEqual('moved');
  expect(moved).toContainEqual({ publication_id: other, month: '2026-11-01', name: 'Google', sums: '2 1' });
  expect(moved).toContainEqual({ publication_id: publicationId, month: '2026-11-01', name: 'GPTBot', sums: '7 2' });

  // Somebody touched the page after all.
  await store.database.query('test_person', 'delete from program_visit where story_id = $1', [second.id]);
  await store.database.query(
    'test_due',
    `insert into visit_due (story_id, hour) values ($1, date_trunc('hour', $2::timestamptz, 'UTC'))`,
    [second.id, context.clock.now()],
  );
  await countVisits(context);
  expect(await expectEqual('a person after all')).toContainEqual({
    publication_id: publicationId,
    month: '2026-11-01',
    name: 'GPTBot',
    sums: '7 1',
  });

  // A process of the version before knows nothing of the sum: the next count of anything there puts it right.
  await store.database.query(
    'test_older',
    `insert into program_month values ($1, '2026-11-01', 'ClaudeBot', $2, 9, 0)`,
    [second.id, publicationId],
  );
  await open(second.id, bot);
  await countVisits(context);
  await expectEqual('an older process');

  await store.database.query('test_wrong', 'update publication_program_month set visits = visits + 3', []);
  expect((await recountDay(context, '2026-11-20'))?.differences.map(({ table }) => table)).toContain(
    'publication_program_month',
  );
  await recountDay(context, '2026-10-31');
  await expectEqual('counted again');
});

test('STAT-1: where people alone read, nothing is added up of what programs opened (rule 308)', async () => {
  const publicationId = await buildPublication(context);
  const { id } = await buildStory(context, { publicationId });
  await open(id, 'GPTBot/1.2');
  await countVisits(context);
  const written = () =>
    store.database.query<{ xmin: string; visits: number }>(
      'test_written',
      'select xmin::text as xmin, visits from publication_program_month where publication_id = $1',
      [publicationId],
    );
  const before = await written();
  expect(before).toHaveLength(1);
  await open(id, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0');
  await countVisits(context);
  expect(await written()).toEqual(before);
  await open(id, 'GPTBot/1.2');
  await countVisits(context);
  expect(await written()).toMatchObject([{ visits: (before[0]?.visits ?? 0) + 1 }]);
});

test('STAT-1: programs that open stories of a publication at once are all in its sum (rule 308)', async () => {
  const publicationId = await buildPublication(context);
  const stories = await Promise.all(Array.from({ length: 6 }, () => buildStory(context, { publicationId })));
  for (let round = 0; round < 5; round += 1) {
    for (const { id } of stories) await open(id, 'GPTBot/1.2');
    await Promise.all([
      ...stories.flatMap(({ id }) => [ask(id, 'GPTBot', 1), ask(id, 'Googlebot', 2)]),
      ...[1, 2, 3].map(() => countVisits(context)),
    ]);
  }
  await countVisits(context);
  const kept = (await expectEqual('at once')).filter(({ publication_id: id }) => id === publicationId);
  expect(kept.find(({ name }) => name === 'Googlebot')?.sums).toBe('60 0');
});
