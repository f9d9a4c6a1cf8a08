import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { listRules } from '#shared/lists/list-rules.ts';
import { predefinedListId } from '#shared/lists/predefined-list.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { fillList } from '#test/support/fill-list.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { addToList } from './add-to-list.ts';
import { moveListItem } from './arrange-list.ts';
import { createList } from './create-list.ts';
import { createOwnList } from './create-own-list.ts';
import { followList, unfollowList } from './follow-list.ts';
import { removeFromList } from './remove-from-list.ts';
import { setReadingListState } from './set-reading-list-state.ts';

let store: TestDatabase;
let program: CommandContext;
let storyIds: readonly string[];
beforeAll(async () => {
  store = await createTestDatabase();
  const clock = createFakeClock('2026-11-21T12:00:00Z');
  const config = parseConfig({ NODE_ENV: 'test' });
  const { database } = store;
  program = systemContext({
    database,
    files: memoryFiles(),
    clock,
    log: createLog('error'),
    config,
    secrets: testSecrets,
  });
  const author = await buildPerson(program);
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) ids.push((await buildStory(program, { authorIds: [author] })).id);
  storyIds = ids;
});
afterAll(() => store.close());

async function member() {
  const personId = await buildPerson(program);
  const context: CommandContext = { ...program, viewer: buildViewer({ personId }), isProgram: false };
  return { personId, context };
}

/** The counts of a list beside the rows that they count. */
async function countsOf(listId: string) {
  const [row] = await store.database.query<Record<string, number>>(
    'counts_of_list',
    `select item_count, follower_count,
       (select count(*)::int from list_item where list_id = l.id) as items,
       (select count(*)::int from follow_list where list_id = l.id) as followers
     from list l where id = $1`,
    [listId],
  );
  return row ?? {};
}

test('LIST-1: of many that come into a full list at once exactly as many as fit, and the count is that of the rows', async () => {
  const { personId, context } = await member();
  const listId = await createList(program, { ownerId: personId, name: 'Full', storyIds: [] });
  await fillList(store.database, { listId, storyId: storyIds[0] ?? '', count: 494 });
  const changes = await Promise.all(storyIds.map((storyId) => addToList(context, { catalogId: listId, storyId })));
  expect(changes.filter(({ type }) => type === 'Catalog')).toHaveLength(6);
  expect(changes.find(({ type }) => type === 'BadRequest')).toMatchObject({
    message: 'A list can hold up to 500 stories. Remove one first.',
  });
  expect(await countsOf(listId)).toMatchObject({ item_count: listRules.mostItems, items: listRules.mostItems });
});

test('LIST-1: of many lists made at once nobody gets more than 200', async () => {
  const { personId, context } = await member();
  await store.database.query(
    'make_lists',
    `insert into list (id, owner_id, slug, name, visibility, created_at, updated_at)
     select lpad(to_hex(n), 12, '0'), $1, '', 'x', 'private', now(), now() from generate_series(1, 195) n`,
    [personId],
  );
  const made = await Promise.all(Array.from({ length: 20 }, () => createOwnList(context, { name: 'One more' })));
  expect(made.filter(({ type }) => type === 'Catalog')).toHaveLength(5);
  expect(made.filter(({ type }) => type === 'BadRequest')).toHaveLength(15);
});

test('LIST-4, LIST-5: adding, removing, moving, following and saving at once leave every count right', async () => {
  const { personId, context } = await member();
  const listId = await createList(program, { ownerId: personId, name: 'Busy', storyIds: [] });
  const followers = await Promise.all(Array.from({ length: 6 }, member));
  const readingList = predefinedListId(personId, 'reading');
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([
      ...storyIds.flatMap((storyId, index) => [
        addToList(context, { catalogId: listId, storyId }),
        index % 3 === 0 ? removeFromList(context, { catalogId: listId, storyId }) : undefined,
        setReadingListState(context, { storyId, state: index % 2 === 0 ? 'queue' : 'archive' }),
        addToList(context, { catalogId: readingList, storyId }),
      ]),
      ...followers.flatMap((follower, index) => [
        followList(follower.context, listId),
        index % 2 === 0 ? unfollowList(follower.context, listId) : undefined,
      ]),
      moveListItem(context, { catalogId: listId, itemId: 'f'.repeat(12), after: null }),
    ]);
    const { item_count, items, follower_count, followers: rows } = await countsOf(listId);
    expect([item_count, follower_count]).toEqual([items, rows]);
  }
  const both = await store.database.query(
    'in_both',
    `select 1 from archived_story a join list l on l.owner_id = a.person_id and l.kind = 'reading'
     join list_item i on i.list_id = l.id and i.story_id = a.story_id where a.person_id = $1`,
    [personId],
  );
  expect(both, 'saved and archived at once').toEqual([]);
  const [reading] = await store.database.query<{ item_count: number; items: number; lists: number }>(
    'reading_counts',
    `select l.item_count, (select count(*)::int from list_item where list_id = l.id) as items, count(*) over ()::int as lists
     from list l where l.owner_id = $1 and l.kind = 'reading'`,
    [personId],
  );
  expect(reading).toMatchObject({ lists: 1, item_count: reading?.items });
});
