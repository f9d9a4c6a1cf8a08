import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { countReads } from '#test/support/count-reads.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { markSeen } from './notifications.store.ts';
import { countUnread } from './read-notifications.ts';

const PEOPLE = 3_000;
const AT = "'2026-06-01T00:00:00Z'::timestamptz";
const KEY = `(extract(epoch from ${AT}) * 1000000)::bigint`;
const id = (letter: string, number: string): string => `'${letter}' || lpad(to_hex(${number}), 11, '0')`;

/** Three thousand people with a story and a list each, which grew on five days, and with news of their own. */
const WORLD = [
  `insert into person (id, username, name, created_at, updated_at)
    select ${id('a', 'g')}, 'writer' || g, 'Writer ' || g, ${AT}, ${AT} from generate_series(1, ${PEOPLE}) g`,
  `insert into story (id, creator_id, author_ids, title, language, state, visibility, is_listed, reading_minutes,
      word_count, sort_key, first_published_at, created_at, updated_at)
    select ${id('b', 'g')}, ${id('a', 'g')}, array[${id('a', 'g')}], 'Story ' || g, 'en', 'published', 'public', true, 3,
      600, ${KEY} + g * 1000, ${AT}, ${AT}, ${AT} from generate_series(1, ${PEOPLE}) g`,
  `insert into story_author (story_id, person_id, position, sort_key, is_listed)
    select id, creator_id, 0, sort_key, true from story`,
  `insert into list (id, owner_id, slug, name, visibility, created_at, updated_at)
    select ${id('c', 'g')}, ${id('a', 'g')}, 'list', 'List ' || g, 'public', ${AT}, ${AT} from generate_series(1, ${PEOPLE}) g`,
  `insert into list_growth (list_id, day, created_at)
    select l.id, (${AT} + d * interval '1 day')::date, ${AT} + d * interval '1 day' from list l, generate_series(1, 5) d`,
  // Each is told something too: whoever asks is one of many.
  `insert into notification (id, person_id, kind, bundle_key, amount, created_at, updated_at)
    select ${id('d', 'g * 10 + d')}, ${id('a', 'g')}, 'FOLLOWER_MILESTONE', 'milestone:' || d, d, ${AT}, ${AT} + d * interval '1 day'
    from generate_series(1, ${PEOPLE}) g, generate_series(1, 5) d`,
  'analyze',
];

let store: TestDatabase;
let context: CommandContext;
beforeAll(async () => {
  store = await createTestDatabase();
  const clock = createFakeClock('2026-11-21T12:00:00Z');
  const config = parseConfig({ NODE_ENV: 'test' });
  const { database } = store;
  const log = createLog('error');
  context = systemContext({ database, files: memoryFiles(), clock, log, config, secrets: testSecrets });
  await write(...WORLD);
});
afterAll(() => store.close());

type Reader = {
  /** Bundles of claps, and how many clapped in each. */
  readonly bundles?: number;
  readonly actors?: number;
  readonly lists?: number;
  readonly writers?: number;
  readonly mutes?: number;
};

/** Somebody with all this before them. */
async function buildReader(reader: Reader): Promise<string> {
  const personId = await buildPerson(context);
  const { bundles = 0, actors = 1, lists = 0, writers = 0, mutes = 0 } = reader;
  const bundleId = `substr(md5('${personId}' || g), 1, 12)`;
  const following = (table: string): string => `
    insert into ${table}, created_at)
      select '${personId}', ${id('a', 'g')}, ${AT} - g * interval '1 minute' from generate_series(1, ${writers}) g`;
  await write(
    `insert into notification (id, person_id, kind, bundle_key, story_id, created_at, updated_at)
      select ${bundleId}, '${personId}', 'STORY_CLAPPED', 'claps:' || g, ${id('b', 'g')}, ${AT}, ${AT} + g * interval '1 second'
      from generate_series(1, ${bundles}) g`,
    `insert into notification_actor (notification_id, person_id, acted_at)
      select ${bundleId}, ${id('a', 'p')}, ${AT} + p * interval '1 second'
      from generate_series(1, ${bundles}) g, generate_series(1, ${actors}) p`,
    `insert into clap (story_id, person_id, count, created_at, updated_at)
      select ${id('b', 'g')}, ${id('a', 'p')}, 1, ${AT}, ${AT}
      from generate_series(1, ${bundles}) g, generate_series(1, ${actors}) p on conflict do nothing`,
    `insert into follow_list (follower_id, list_id, created_at)
      select '${personId}', ${id('c', 'g')}, ${AT} - g * interval '1 minute' from generate_series(1, ${lists}) g`,
    following('follow_person (follower_id, person_id'),
    `insert into newsletter (id, person_id, is_first, name, created_at, updated_at)
      select ${id('a', 'g')}, ${id('a', 'g')}, true, 'Letters', ${AT}, ${AT} from generate_series(1, ${writers}) g
      on conflict do nothing`,
    `insert into subscriber (id, newsletter_id, person_id, state, source, first_of_person_id, created_at)
      select substr(md5('${personId}' || 's' || g), 1, 12), ${id('a', 'g')}, '${personId}', 'active', 'site', ${id('a', 'g')},
        ${AT} - g * interval '1 minute' from generate_series(1, ${writers}) g`,
    `insert into person_mute (muter_id, person_id, created_at)
      select '${personId}', ${id('a', `${PEOPLE + 1} - g`)}, ${AT} from generate_series(1, ${mutes}) g`,
    'analyze notification, notification_actor, clap, follow_list, follow_person, subscriber, person_mute',
  );
  return personId;
}

/** Texts made anew each time have no name of their own. */
async function write(...texts: readonly string[]): Promise<void> {
  for (const text of texts) await sql.raw(text).execute(store.database.kysely);
}

/** The number on the bell, and what was looked at for it; small tables count as large ones, which are never read whole. */
function costOf(personId: string): Promise<{ count: number; rows: number; statements: number }> {
  return store.database.transaction(async (inside) => {
    for (const means of ['seqscan', 'hashjoin', 'mergejoin'])
      await inside.query(`test_${means}`, `set local enable_${means} = off`, []);
    const { database, reads } = countReads(inside);
    const viewer = buildViewer({ personId });
    const count = await countUnread(commandReader({ ...context, database, viewer, isProgram: false }));
    return { count, ...reads() };
  });
}

/** What a hundred candidates take that are there for anybody: their rows, and what decides about each. */
const MOST_ROWS = 3_000;

test.each([
  ['was told more', { bundles: 300 }, { bundles: 3_000 }],
  ['is read by more', { bundles: 120, actors: 2 }, { bundles: 120, actors: 300 }],
  ['follows more lists', { lists: 250 }, { lists: 3_000 }],
  ['hears of more writers', { writers: 250 }, { writers: 3_000 }],
  ['mutes more', { bundles: 120, mutes: 1 }, { bundles: 120, mutes: 2_000 }],
  ['does all of it more', { bundles: 300, lists: 250, writers: 250 }, { bundles: 600, lists: 3_000, writers: 3_000 }],
])('SHELL-14: the count on the bell looks at no more rows for who %s', async (_what, less, more) => {
  const small = await costOf(await buildReader(less));
  const large = await costOf(await buildReader(more));
  expect([small.count, large.count]).toEqual([100, 100]);
  expect(large.statements).toBe(small.statements);
  expect(large.rows).toBeLessThanOrEqual(small.rows * 1.02);
  expect(large.rows).toBeLessThan(MOST_ROWS);
});

test('SHELL-14: where all was seen the count looks once at each of the newest sources, however many there are', async () => {
  const rows: number[] = [];
  for (const many of [250, 3_000]) {
    const personId = await buildReader({ bundles: many, lists: many, writers: many, mutes: many / 2 });
    await markSeen(store.database, personId, context.clock.now());
    const cost = await costOf(personId);
    expect(cost.count).toBe(0);
    rows.push(cost.rows);
  }
  expect(rows[1]).toBeLessThanOrEqual((rows[0] ?? 0) * 1.02);
  expect(rows[1]).toBeLessThan(MOST_ROWS);
});
