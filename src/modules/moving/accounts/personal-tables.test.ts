import { unzipSync, strFromU8 } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { MOST_EXPORT_ATTEMPTS } from '#modules/moving/account-exports/account-export.ts';
import { makeExport } from '#modules/moving/account-exports/make-export.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { removeImageFiles } from '#modules/ground/media/erase-unused-images.ts';
import { imageFileKey } from '#modules/ground/media/stored-image.ts';
import { buildFullPerson, type FullPerson } from '#test/factories/build-full-person.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { linkOf, readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { personColumns } from '#modules/people/people/person.ts';
import { personalTables } from './personal-tables.ts';
import { sweepAccounts } from './sweep-accounts.ts';
import { listItemColumns } from '#modules/reading/lists/told-columns.ts';

const EXPORT_ID = 'e'.repeat(32);
const files = memoryFiles();
let world: TestGraph;
let context: CommandContext;
let person: FullPerson;

beforeAll(async () => {
  world = await createTestGraph();
  context = { ...world.context, files };
  person = await buildFullPerson(context);
});
afterAll(() => world.close());

type Column = { readonly table: string; readonly column: string };

/** Columns that point to a person, and those that are named as if they did; parts of tables have those of the whole. */
const NAMING_A_PERSON = `
  select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
  where c.contype = 'f' and c.confrelid = 'person'::regclass and c.conparentid = 0
  union
  select table_name, column_name from information_schema.columns natural join information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ '(^|_)(person|owner|creator|follower|user|viewer|member|author|actor)_ids?$'
  order by 1, 2`;

/** Names no person by a key of ours, and why that is well. */
const OTHERWISE: readonly string[] = [
  'story.author_ids: told and erased with story_author, of which it is a copy',
  'earning_story.author_ids: among whom a frozen month is split, by ids that name nobody once an account is erased (decision 0088)',
  'earning_split.person_ids: as earning_story.author_ids',
  'earning_cut.owner_id: as earning_story.author_ids',
  'audit_entry.actor_id: what staff did is kept for two years, whoever they were (rule 166)',
];

async function columns(): Promise<readonly Column[]> {
  return (await sql.raw<Column>(NAMING_A_PERSON).execute(world.database.kysely)).rows;
}

const count = async ({ table, column }: Column): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${person.id}`.execute(
    world.database.kysely,
  );
  return Number(rows[0]?.count);
};

test('PROF-4: every column that names a person says what is exported of it and what erasing does', async () => {
  const listed = new Set(personalTables.map(({ table, column }) => `${table}.${column}`));
  const otherwise = new Set(OTHERWISE.map((line) => line.split(':')[0]));
  const found = (await columns()).map(({ table, column }) => `${table}.${column}`);
  expect(found.filter((name) => !listed.has(name) && !otherwise.has(name))).toEqual([]);
  expect([...listed].filter((name) => !found.includes(name))).toEqual([]);
});

/** Tables without a person's key of their own that hold what a person made, with the columns that the archive tells. */
const MADE_BY_PEOPLE: Readonly<Record<string, readonly string[]>> = {
  person: Object.values(personColumns),
  story_body: ['document'],
  list_item: Object.values(listItemColumns),
};
/** Their columns that it does not tell, and why. */
const UNTOLD: readonly string[] = [
  'person.latest_sort_key: made from the newest story',
  'person.name_words: name and username, folded by the database',
  'story.title_words: the title, folded by the database',
  'person.updated_at: a count that changed moves it too',
  'story_body.story_id: the text stands in the story',
  'list_item.id: names the row inside the program',
  'list_item.list_id: the entries stand in their list',
  'list_item.place: the entries stand in their order',
];

test('PROF-4: every column of what is kept about a person is exported, or named with why it is not', async () => {
  const told = new Set<string>(UNTOLD.map((line) => line.split(':')[0] ?? ''));
  const asWhole = new Set<string>(Object.keys(MADE_BY_PEOPLE));
  for (const [table, names] of Object.entries(MADE_BY_PEOPLE)) for (const name of names) told.add(`${table}.${name}`);
  const twice: string[] = [];
  for (const { table, column, exported } of personalTables) {
    told.add(`${table}.${column}`);
    if ('withheld' in exported) continue;
    asWhole.add(table);
    const names = [...Object.values(exported.columns), ...Object.keys(exported.leftOut ?? {})];
    twice.push(...names.filter((name, place) => names.indexOf(name) !== place).map((name) => `${table}.${name}`));
    for (const name of names) told.add(`${table}.${name}`);
  }
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(world.database.kysely);
  const found = rows.filter(({ table }) => asWhole.has(table)).map(({ table, column }) => `${table}.${column}`);
  expect(found.filter((name) => !told.has(name))).toEqual([]);
  const everything = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  expect([...told].filter((name) => !everything.has(name))).toEqual([]);
  expect(twice).toEqual([]);
});

test('the person of this test has a row in every one of them', async () => {
  const empty = [];
  for (const row of personalTables) if ((await count(row)) === 0) empty.push(`${row.table}.${row.column}`);
  expect(empty).toEqual([]);
});

test('PROF-4: the archive has everything that is told, and no secret', async () => {
  const now = context.clock.now();
  await world.database.kysely
    .insertInto('account_export')
    .values({ id: EXPORT_ID, person_id: person.id, state: 'waiting', requested_at: now })
    .execute();
  await makeExport(context, { exportId: EXPORT_ID, personId: person.id }, 1);
  const parts = [...files.kept].filter(([key]) => key.startsWith(`archives/${EXPORT_ID}/`));
  expect(parts.length).toBe(1);
  const archive = unzipSync(parts[0]?.[1] ?? new Uint8Array());
  const text = (name: string) => strFromU8(archive[name] ?? new Uint8Array());
  for (const { exported, table } of personalTables) {
    if ('file' in exported) expect(JSON.parse(text(exported.file)), table).not.toEqual([]);
  }
  expect(JSON.parse(text('profile.json'))).toMatchObject({ username: 'marked', bio: 'Marked bio' });
  expect(JSON.parse(text('follows.json'))).toMatchObject({
    people: [{ username: 'friend' }],
    publications: [{ slug: 'marked-press' }],
    topics: [{ title: 'Shared' }],
    followers: [{ username: 'friend' }],
  });
  expect(JSON.parse(text('lists.json'))).toMatchObject([
    {
      name: 'Marked list',
      visibility: 'private',
      isResponsesClosed: false,
      items: [{ storyId: person.friendStoryId }],
    },
  ]);
  const story = `stories/marked-story-${person.storyId}`;
  expect(JSON.parse(text(`${story}.json`))).toMatchObject({ title: 'Marked story', document: { version: 1 } });
  expect(text(`${story.replace('stories', 'pages')}.html`)).toContain('Marked words.');
  expect(text(`${story}.md`)).toContain(`title: "Marked story"`);
  expect(text(`${story}.md`)).toContain(`![](<../images/${person.ownImageId}.png>)`);
  expect(Object.keys(archive).filter((name) => name.startsWith('stories/')).length).toBe(4);
  const images = Object.keys(archive).filter((name) => name.startsWith('images/'));
  expect(images.toSorted()).toEqual(
    [person.avatarId, person.ownImageId, person.sharedImageId].map((id) => `images/${id}.png`).toSorted(),
  );
  const all = Object.entries(archive)
    .filter(([name]) => !name.startsWith('images/'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');
  const secrets = [
    'hash-of-password',
    'sealed-secret',
    'salt-of-code',
    'hash-of-code',
    `h-${person.id}`,
    `u-${person.id}`,
  ];
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  const mail = (await readMail(context)).at(-1);
  expect([mail?.to, mail?.subject]).toEqual([`${person.id}@mail.example`, 'Your Longhand archive is ready']);
  expect(linkOf(mail ?? { text: '' }).pathname).toBe(`/m/account/archive/${EXPORT_ID}/1`);
});

test('an archive that cannot be made is tried again, and given up with a word to its owner', async () => {
  const id = 'f'.repeat(32);
  const now = context.clock.now();
  const row = { id, person_id: person.id, state: 'waiting', requested_at: now } as const;
  await world.database.kysely.insertInto('account_export').values(row).execute();
  const away = { ...files, put: () => Promise.reject(new Error('the file store is away')) };
  const job = { exportId: id, personId: person.id };
  const broken = { ...context, files: away, log: createLog('silent') };
  await expect(makeExport(broken, job, 1)).rejects.toThrow('away');
  await makeExport(broken, job, MOST_EXPORT_ATTEMPTS);
  const state = world.database.kysely.selectFrom('account_export').select('state').where('id', '=', id);
  expect(await state.executeTakeFirst()).toEqual({ state: 'failed' });
  expect((await readMail(context)).at(-1)?.subject).toBe('We couldn’t make your Longhand archive');
});

test('rule 143: nothing is erased before the 14 days are over', async () => {
  const clock = context.clock as FakeClock;
  clock.advance(14 * 86_400_000 - 1);
  await sweepAccounts(context);
  expect(await count({ table: 'story_author', column: 'person_id' })).toBe(2);
  clock.advance(1);
});

test('rule 143: erased, nothing is left of a person but what says why', async () => {
  await sweepAccounts(context);
  const left = [];
  for (const { table, column, erased } of personalTables) {
    const isKept = typeof erased === 'object' && 'kept' in erased;
    if (!isKept && (await count({ table, column })) > 0) left.push(`${table}.${column}`);
  }
  expect(left).toEqual([]);
  const { kysely } = world.database;
  const row = await kysely.selectFrom('person').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    name: 'Deleted user',
    username: `deleted-${person.id}`,
    bio: '',
    image_id: null,
    state: 'deleted',
  });
});

test('rule 143: no word of theirs is left in any table', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(world.database.kysely);
  const left = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(
      world.database.kysely,
    );
    if (rows.some(({ text }) => /marked/i.test(text))) left.push(name);
  }
  // Where an import put things, the name that nobody may take for 12 months, and what is not the person's alone:
  // a response is part of a conversation, and stays in it by "Deleted user". The ground of a decision is kept for a year
  // after it, as what somebody may have to answer for (decision 0101), and what was said in a legal notice for three
  // (rule 263).
  expect(left.toSorted()).toEqual([
    'decision',
    'import_item',
    'legal_notice',
    'old_username',
    'publication',
    'response',
    'series',
    'tag',
  ]);
  const series = await world.database.kysely.selectFrom('series').select(['title', 'publication_id']).execute();
  expect(series).toEqual([{ title: 'Marked series', publication_id: person.publicationId }]);
});

test('rule 143: what was written with others stays theirs, and every count is right', async () => {
  const { kysely } = world.database;
  const shared = await kysely
    .selectFrom('story')
    .selectAll()
    .where('id', '=', person.sharedStoryId)
    .executeTakeFirstOrThrow();
  expect(shared).toMatchObject({ author_ids: [person.friendId], creator_id: person.friendId, is_listed: true });
  const friend = await kysely
    .selectFrom('person')
    .selectAll()
    .where('id', '=', person.friendId)
    .executeTakeFirstOrThrow();
  expect(friend).toMatchObject({ follower_count: 0, following_count: 0, story_count: 2 });
  const press = await kysely
    .selectFrom('publication')
    .selectAll()
    .where('id', '=', person.publicationId)
    .executeTakeFirstOrThrow();
  expect(press).toMatchObject({ state: 'archived', follower_count: 0, story_count: 0 });
  const tags = await kysely
    .selectFrom('tag')
    .select(['title', 'story_count', 'follower_count'])
    .orderBy('title')
    .execute();
  expect(tags).toEqual([
    { title: 'Marked Topic', story_count: 0, follower_count: 0 },
    { title: 'Shared', story_count: 1, follower_count: 0 },
  ]);
  for (const table of ['story', 'list', 'response'] as const) {
    const clapped = await sql`select 1 from ${sql.table(table)} where clap_count <> 0 or fan_count <> 0`.execute(
      kysely,
    );
    expect(clapped.rows, table).toEqual([]);
  }
  const archive = await sql`select 1 from archive_count where story_count < 0`.execute(kysely);
  expect(archive.rows).toEqual([]);
});

test('rule 143: pictures that nobody else shows go, with their files; archives too', async () => {
  const { kysely } = world.database;
  const images = (await kysely.selectFrom('image').select('id').execute()).map(({ id }) => id);
  expect(images).toEqual([person.sharedImageId]);
  const jobs = await sql<{ name: string; payload: { imageIds?: string[]; exportIds?: string[] } }>`
    select t.identifier as name, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id`.execute(kysely);
  const imageIds = jobs.rows.flatMap(({ payload }) => payload.imageIds ?? []);
  expect(imageIds.toSorted()).toEqual([person.avatarId, person.ownImageId].toSorted());
  expect(jobs.rows.flatMap(({ payload }) => payload.exportIds ?? [])).toContain(EXPORT_ID);
  await removeImageFiles(context, [...imageIds, person.sharedImageId]);
  expect([...files.kept.keys()].filter((key) => key.startsWith('images/'))).toEqual([
    imageFileKey(person.sharedImageId),
  ]);
});
