import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLoaders } from '#modules/ground/loaders.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { clickSearchHits } from './click-search-hits.ts';
import { indexPending } from './index-pending.ts';
import { presentSearch } from './present-search.ts';

let world: TestGraph;
const ids: string[] = [];

beforeAll(async () => {
  world = await createTestGraph();
  for (const title of ['Lantern one', 'Lantern two']) ids.push((await buildStory(world.context, { title })).id);
  await indexPending(world.context);
});
afterAll(() => world.close());

async function search(isClickAnalytics: boolean) {
  const { context, database } = world;
  const { clock, config } = context;
  const reader = { database, clock, config, loaders: createLoaders(database), viewer: null, country: null };
  const asked = { kind: 'post', query: 'lantern', scope: {}, peopleType: null, page: 0, size: 1 } as const;
  return presentSearch(reader, { ...asked, isClickAnalytics });
}

test('SEARCH-8: a click counts once, for what the query showed, by a number that was given', async () => {
  const { context, database } = world;
  expect((await search(false)).queryId).toBeNull();
  const { queryId, items } = await search(true);
  const [shown = ''] = items.map(({ objectId }) => objectId);
  const other = ids.find((id) => id !== shown) ?? '';
  const click = (changes: object) =>
    clickSearchHits(context, {
      queryId: queryId ?? '',
      indexName: 'post',
      objectIds: [shown],
      positions: [1],
      ...changes,
    });
  for (const wrong of [
    { queryId: 'f'.repeat(32) },
    { queryId: 'nonsense' },
    { indexName: 'user' },
    { indexName: 'nonsense' },
    { objectIds: [other] },
    { objectIds: [], positions: [] },
    { positions: [] },
    { positions: [0] },
    { positions: [1.5] },
  ])
    expect(await click(wrong), JSON.stringify(wrong)).toBe(false);
  expect(await click({})).toBe(true);
  expect(await click({})).toBe(true);
  const counts = await database.kysely.selectFrom('search_click_count').selectAll().orderBy('query_key').execute();
  expect(counts).toEqual([
    { kind: 'post', query_key: '', object_id: shown, click_count: 1 },
    { kind: 'post', query_key: 'lantern', object_id: shown, click_count: 1 },
  ]);
  expect((await database.kysely.selectFrom('search_click').select('position').execute())[0]?.position).toBe(1);
});

test('what is clicked for the same words comes up', async () => {
  const last = (await search(false)).items[0]?.objectId;
  const other = ids.find((id) => id !== last) ?? '';
  await world.database.query(
    'test_clicks',
    `insert into search_click_count (kind, query_key, object_id, click_count) values ('post', 'lantern', $1, 40)`,
    [other],
  );
  expect((await search(false)).items[0]?.objectId).toBe(other);
});
