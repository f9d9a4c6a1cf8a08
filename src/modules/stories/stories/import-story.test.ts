import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext } from '#modules/ground/command-context.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { importPerson } from '#modules/people/people/import-person.ts';
import { importPublication } from '#modules/stories/publications/import-publication.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type TestDatabase, createTestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { freeStoryId } from './free-story-id.ts';
import { importStory } from './import-story.ts';
import type { StoryImport } from './story-import.ts';

let store: TestDatabase;
let context: CommandContext;
const noFiles: FileStore = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(undefined),
  has: () => Promise.resolve(false),
  remove: () => Promise.resolve(),
  removeFolder: () => Promise.resolve(),
  keys: async function* none() {},
};

beforeAll(async () => {
  store = await createTestDatabase();
  context = systemContext({
    database: store.database,
    files: noFiles,
    clock: createFakeClock('2026-11-21T12:00:00.000Z'),
    log: createLog('silent'),
    config: parseConfig({ NODE_ENV: 'test' }),
    secrets: testSecrets,
  });
});
afterAll(() => store.close());

async function storyImport(changes: Partial<StoryImport> = {}): Promise<StoryImport> {
  const { id: authorId } = await importPerson(context, { sourceKey: 'shelf', key: 'ada', name: 'Ada Quill', bio: '' });
  const { id: publicationId } = await importPublication(context, {
    slug: 'shelf',
    name: 'The Shelf',
    tagline: '',
    description: '',
  });
  return {
    sourceKey: 'shelf',
    itemKey: 'first',
    title: 'A first story',
    document: {
      version: 1,
      blocks: [{ id: 'p001', type: 'paragraph', content: [{ type: 'text', text: 'Words of the story.' }] }],
      footnotes: [],
    },
    authorIds: [authorId],
    publicationId,
    tags: ['Small Machines', 'small machines', 'Letters'],
    language: 'en',
    publishedAt: new Date('2024-03-05T08:00:00Z'),
    state: 'published',
    oldAddresses: ['/blog/first'],
    series: { key: 'letters', title: 'Letters' },
    ...changes,
  };
}

async function counts(): Promise<Record<string, unknown>> {
  const [row] = await store.database.query<Record<string, unknown>>(
    'test_counts',
    `select (select sum(story_count) from person)::int people, (select sum(story_count) from publication)::int publications,
      (select sum(story_count) from tag)::int tags, (select sum(story_count) from archive_count)::int archive,
      (select sum(story_count) from publication_writer)::int writers, (select count(*) from story)::int stories,
      (select sum(story_count) from series)::int series`,
    [],
  );
  return row ?? {};
}

test('an item comes in once, is unchanged the second time, and changes when its content does', async () => {
  const first = await importStory(context, await storyImport());
  expect(first.change).toBe('created');
  const before = await counts();
  // Three rows for the year, the month and the day, in the site, the publication and two tags.
  expect(before).toEqual({ people: 1, publications: 1, tags: 2, archive: 12, writers: 1, stories: 1, series: 1 });
  expect(await importStory(context, await storyImport())).toEqual({ id: first.id, change: 'unchanged' });
  const changed = await importStory(context, await storyImport({ title: 'Another title', tags: ['Letters'] }));
  expect(changed).toEqual({ id: first.id, change: 'updated' });
  expect(await counts()).toEqual({ ...before, tags: 1, archive: 9 });
});

test('a story that becomes a draft leaves every count', async () => {
  await importStory(context, await storyImport({ state: 'draft' }));
  expect(await counts()).toEqual({
    people: 0,
    publications: 0,
    tags: 0,
    archive: 0,
    writers: 0,
    stories: 1,
    series: 0,
  });
});

test('an id that is taken is drawn again', async () => {
  const { id } = await importStory(context, await storyImport());
  const draws = [id, id, '00000000f4ee'];
  expect(await freeStoryId(store.database, () => draws.shift() ?? '')).toBe('00000000f4ee');
});

test('a purge names every page that showed the story', async () => {
  const heard: string[] = [];
  const stop = await store.database.listen('purge', (payload) => heard.push(payload));
  const { id } = await importStory(context, await storyImport({ itemKey: 'second', oldAddresses: [] }));
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  const tags: unknown = JSON.parse(heard[0] ?? '[]');
  expect(tags).toEqual(expect.arrayContaining([`post:${id}`, 'home', 'tag:letters', 'tag:small-machines']));
  await stop();
});

test('what its author threw away comes back by no import', async () => {
  const input = await storyImport({ itemKey: 'thrown away' });
  const { id } = await importStory(context, input);
  await store.database.query('throw away', `update story set state = 'trashed', is_listed = false where id = $1`, [id]);
  expect(await importStory(context, { ...input, title: 'Changed there' })).toEqual({ id, change: 'unchanged' });
  const row = await store.database.query('thrown', 'select state, title from story where id = $1', [id]);
  expect(row).toEqual([{ state: 'trashed', title: 'A first story' }]);
});

test('WRITE-7: what was edited here stays when its source changes too, unless the import is told to overwrite', async () => {
  const input = await storyImport({ itemKey: 'edited here' });
  const { id } = await importStory(context, input);
  const setTitle = (title: string) =>
    store.database.kysely.updateTable('story').set({ title }).where('id', '=', id).execute();
  const title = async () =>
    (await store.database.kysely.selectFrom('story').select('title').where('id', '=', id).executeTakeFirst())?.title;
  await setTitle('Edited here');
  expect((await importStory(context, input)).change).toBe('unchanged');
  const changed = { ...input, title: 'Changed there' };
  expect(await importStory(context, changed)).toEqual({ id, change: 'conflict' });
  expect(await title()).toBe('Edited here');
  expect(await importStory(context, changed, { overwrites: true })).toEqual({ id, change: 'updated' });
  expect(await title()).toBe('Changed there');
  expect((await importStory(context, changed)).change).toBe('unchanged');
  expect((await importStory(context, { ...input, title: 'Again' })).change).toBe('updated');
});
