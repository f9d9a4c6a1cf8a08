import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { newestOfFollowed, passedOnRows, publishedRows } from './newest-of-followed.ts';

const AT = "'2026-06-01T00:00:00Z'::timestamptz";
const id = (letter: string, number: string): string => `'${letter}' || lpad(to_hex(${number}), 11, '0')`;
const FOLLOWER = 'a00000000000';
const STRANGER = 'affffffffff0';

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
  await write(
    // Somebody who follows 320 people and mutes every tenth, the people, and a stranger.
    `insert into person (id, username, name, created_at, updated_at)
      select i, 'p-' || i, 'Somebody', ${AT}, ${AT} from (
        select ${id('a', 'g')} as i from generate_series(0, 320) g union all select '${STRANGER}') p`,
    `insert into follow_person (follower_id, person_id, created_at)
      select '${FOLLOWER}', ${id('a', 'g')}, ${AT} from generate_series(1, 320) g`,
    `insert into person_mute (muter_id, person_id, created_at)
      select '${FOLLOWER}', ${id('a', 'g * 10')}, ${AT} from generate_series(1, 32) g`,
    // Four stories of each, in an order that mixes them, some at one moment; each passed on by the next person.
    storiesOf(`select g, ${id('a', '1 + g % 320')} as owner, (g * 37) % 900 as key from generate_series(1, 1280) g`),
    `insert into repost (story_id, person_id, note, created_at)
      select ${id('b', 'g')}, ${id('a', '1 + (g + 1) % 320')}, '', ${AT} + (g * 53) % 900 * interval '1 second'
      from generate_series(1, 1280) g`,
  );
});
afterAll(() => store.close());

function storiesOf(rows: string): string {
  return `
    with made as (
      insert into story (id, creator_id, author_ids, title, language, state, visibility, is_listed, reading_minutes,
        word_count, sort_key, created_at, updated_at)
      select ${id('b', 'r.g')}, r.owner, array[r.owner], 'One', 'en', 'published', 'public', true, 1, 100, r.key, ${AT}, ${AT}
      from (${rows}) r returning id, creator_id, sort_key)
    insert into story_author (story_id, person_id, position, sort_key, is_listed)
      select id, creator_id, 0, sort_key, true from made`;
}

async function write(...texts: readonly string[]): Promise<void> {
  for (const text of texts) await sql.raw(text).execute(store.database.kysely);
}

type Row = { readonly id: string; readonly sourceId: string };

let statements = 0;
async function found(text: string): Promise<readonly Row[]> {
  const ordered = `select t.id, t.source_id as "sourceId" from (${text}) t where $1 <> '' order by t.key desc, t.id desc`;
  statements += 1;
  return await store.database.query<Row>(`test_found_${statements}`, ordered, [FOLLOWER]);
}

/** The same said plainly: all that is there, sorted. */
const plainly = (table: string, key: string, ofEach: number, ofAll: number): Promise<readonly Row[]> =>
  found(`
    select * from (
      select t.story_id as id, t.person_id as source_id, ${key} as key,
        row_number() over (partition by t.person_id order by ${key} desc, t.story_id desc) as place
      from ${table} t join follow_person f on f.follower_id = $1 and f.person_id = t.person_id
      where not exists (select from person_mute m where m.muter_id = $1 and m.person_id = t.person_id)
    ) c where place <= ${ofEach} order by key desc, id desc limit ${ofAll}`);

const sources = [
  ['wrote', publishedRows('person', 't.is_listed'), 'story_author', 't.sort_key'],
  ['passed on', passedOnRows('true'), 'repost', 'extract(epoch from t.created_at)'],
] as const;

test.each(sources)(
  'HOME-7: the newest of what 320 people %s is theirs and nobody else’s',
  async (_how, rows, table, key) => {
    for (const most of [
      { ofEach: 26, ofAll: 26 },
      { ofEach: 2, ofAll: 60 },
      { ofEach: 1, ofAll: 501 },
    ]) {
      expect(await found(newestOfFollowed(rows, most))).toEqual(await plainly(table, key, most.ofEach, most.ofAll));
    }
  },
);

test('HOME-7: whoever brings out thousands of stories that nobody asked for hides no others', async () => {
  await write(
    storiesOf(`select g + 10000 as g, '${STRANGER}' as owner, 5000 + g as key from generate_series(1, 3100) g`),
  );
  const [, rows, table, key] = sources[0];
  expect(await found(newestOfFollowed(rows, { ofEach: 3, ofAll: 40 }))).toEqual(await plainly(table, key, 3, 40));
});
