import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listDays } from '#platform/database/day-partitions.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { sweepClientEvents } from '../telemetry/sweep-client-events.ts';
import { logClientEvents } from '../telemetry/log-client-events.ts';
import { countVisits, sweepVisits } from './count-visits.ts';
import { visitTables } from './visits.store.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../../migrations');
const BY_DAY = '20261127T0140-keep-raw-by-day.ts';
const DAY = 86_400_000;

test('rule 125: what was told before days had parts is all there after the upgrade, and cards without names', async () => {
  const store = await createTestDatabase('template0');
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    const query = (text: string) => store.database.query(`test_${text}`.slice(0, 60), text, []);
    for (const name of await readdir(MIGRATIONS))
      if (name < BY_DAY) await symlink(join(MIGRATIONS, name), join(folder, name));
    const log = createLog('silent');
    await migrate(store.database, folder, log);
    const at = `'2026-11-20T10:00:00Z'`;
    await store.database.transaction(async (database) => {
      await database.query('test_replica', 'set local session_replication_role = replica', []);
      await database.query(
        'test_story',
        `insert into story (id, creator_id, author_ids, title, language, state, visibility, is_listed, reading_minutes,
          word_count, sort_key, created_at, updated_at)
         values ('aaaaaaaaaaaa', 'author', '{author}', 'A', 'en', 'published', 'public', true, 1, 1, 1, now(), now())`,
        [],
      );
      for (const [id, name, person] of [
        ['1', 'post.presented', null],
        ['2', 'post.clicked', 'reader'],
        ['3', 'post.presented', 'author'],
        ['4', 'homepage.viewed', null],
      ] as const)
        await database.query(
          'test_event',
          `insert into client_event values ($1, $2, 'event', '{"postId": "aaaaaaaaaaaa"}', $3, ${at}, ${at})`,
          [id, name, person],
        );
      await database.query(
        'test_visit',
        `insert into story_visit values ('v', 'aaaaaaaaaaaa', null, 'reader', 'key', false, false, ${at}, ${at}, 5, 50,
          false, 'direct', '', '', 'PT', 'phone')`,
        [],
      );
      await database.query(
        'test_program',
        `insert into program_visit values ('p', 'aaaaaaaaaaaa', null, 'key', 'GPTBot', ${at})`,
        [],
      );
    });
    const kept = ['client_event', 'story_visit', 'program_visit'];
    const before: unknown[] = [];
    for (const table of kept) before.push(await query(`select * from ${table} order by id`));
    await symlink(join(MIGRATIONS, BY_DAY), join(folder, BY_DAY));
    await migrate(store.database, folder, log);
    const after: unknown[] = [];
    for (const table of kept) after.push(await query(`select *, 1 from ${table} order by id`));
    expect(JSON.parse(JSON.stringify(after).replaceAll(',"?column?":1', ''))).toEqual(
      JSON.parse(JSON.stringify(before)),
    );
    expect(await query('select story_id, is_click from story_card order by is_click')).toEqual([
      { story_id: 'aaaaaaaaaaaa', is_click: false },
      { story_id: 'aaaaaaaaaaaa', is_click: true },
    ]);
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('rule 125: a day lies in its own part, goes as a whole after 30 days, and no later one is touched', async () => {
  const [world, store] = [await createTestGraph(), await createTestDatabase()];
  const clock = createFakeClock('2026-11-21T12:00:00Z');
  const context = { ...world.context, database: store.database, clock };
  try {
    const { id } = await buildStory(context);
    const tell = (network: string) => {
      const events = ['post.presented', 'post.viewed'].map((key) => ({
        key,
        data: { postId: id, visitId: network.replaceAll('.', '').padStart(32, '0') },
        eventId: crypto.randomUUID(),
        type: 'event',
        timestamp: 0,
      }));
      const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0';
      return logClientEvents(context, events, { userAgent, network, country: null, host: 'site.example' });
    };
    // Before any part was made, and again after: such a day goes on without one.
    await tell('192.0.2.1');
    await sweepVisits(context);
    await sweepClientEvents(context);
    await tell('192.0.2.2');
    clock.advance(DAY);
    await tell('192.0.2.3');
    const tables = [...visitTables, { name: 'client_event', moment: 'received_at' }];
    const parts = async () => {
      const found: string[] = [];
      for (const { name } of tables) {
        const text = `select distinct tableoid::regclass::text as part from ${name} order by 1`;
        found.push(...(await store.database.query<{ part: string }>(`test_${name}`, text, [])).map(({ part }) => part));
      }
      return found.toSorted();
    };
    const rest = ['client_event', 'story_card', 'story_visit'].map((name) => `raw_day.${name}_rest`);
    const ofDay = ['client_event', 'story_card', 'story_visit'].map((name) => `raw_day.${name}_2026_11_22`);
    expect(await parts()).toEqual([...rest, ...ofDay].toSorted());
    await countVisits(context);
    // An event that comes again, also in another day, is there once.
    const again = { key: 'post.presented', data: { postId: id }, eventId: 'again', type: 'event', timestamp: 0 };
    const reader = {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
      network: '192.0.2.9',
      country: null,
      host: 'site.example',
    };
    for (const wait of [0, 0, DAY]) {
      clock.advance(wait);
      await logClientEvents(context, [again], reader);
    }
    expect(await store.database.query('test_again', `select from client_event where id = 'again'`, [])).toHaveLength(1);

    clock.set('2026-12-21T12:00:00Z');
    await sweepVisits(context);
    await sweepClientEvents(context);
    expect(await parts(), 'of 30 days ago visits stay').toEqual(
      [
        'raw_day.story_card_2026_11_22',
        ...rest.slice(1),
        'raw_day.story_visit_2026_11_22',
        ...ofDay.slice(0, 1),
      ].toSorted(),
    );
    clock.set('2026-12-23T12:00:00Z');
    await sweepVisits(context);
    await sweepClientEvents(context);
    expect(await parts()).toEqual([]);
    for (const table of tables) {
      const days = await listDays(store.database, table);
      // Visits of 30 days ago are kept; of events there are sums by then.
      expect(days[0], table.name).toBe(table.name === 'client_event' ? '2026-11-24' : '2026-11-23');
      expect(days.at(-1), table.name).toBe('2026-12-30');
    }
  } finally {
    await store.close();
    await world.close();
  }
});
