import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { type AccountBrowser, accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { createList } from './create-list.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const READ = `query($userId: ID!, $type: CatalogType, $visibility: CatalogVisibility, $limit: Int, $to: String) {
  catalogsByUser(userId: $userId, type: $type, visibility: $visibility, paging: { limit: $limit, to: $to }) {
    items { name } pagingInfo { next } } }`;
type Answer = { catalogsByUser: { items: { name: string }[]; pagingInfo: { next: string | null } } };

test('lists page by limit, user, type and visibility, and nobody else finds what is private or predefined', async () => {
  const ownerId = await buildPerson(world.context);
  for (const [name, visibility] of [
    ['One', 'public'],
    ['Two', 'private'],
    ['Three', 'public'],
  ] as const) {
    await createList(world.context, { ownerId, name, visibility, storyIds: [] });
  }
  const owner = accountBrowser(world.graph, buildViewer({ personId: ownerId }));
  const blocked = buildViewer({ personId: await buildPerson(world.context), blockedBy: new Set([ownerId]) });
  const read = async ({ ask }: Pick<AccountBrowser, 'ask'>, given: object = {}) =>
    ((await ask(READ, { userId: ownerId, ...given })) as Answer).catalogsByUser;
  const names = async (who: Pick<AccountBrowser, 'ask'>, given: object = {}) =>
    (await read(who, given)).items.map(({ name }) => name).toSorted();
  expect(await names(owner)).toEqual(['One', 'Three', 'Two']);
  expect(await names(owner, { visibility: 'PRIVATE' })).toEqual(['Two']);
  expect(await names(owner, { visibility: 'PUBLIC' })).toEqual(['One', 'Three']);
  expect(await names(owner, { visibility: 'LOCKED' })).toEqual([]);
  const predefined = ['Purchased', 'Reading list', 'Resume reading'];
  expect(await names(owner, { type: 'PREDEFINED_LISTS' })).toEqual(predefined);
  expect(await names(owner, { type: 'PREDEFINED_LISTS', visibility: 'PUBLIC' })).toEqual([]);
  const visitor = accountBrowser(world.graph, null);
  for (const given of [{}, { visibility: 'PUBLIC' }]) expect(await names(visitor, given)).toEqual(['One', 'Three']);
  for (const given of [{ visibility: 'PRIVATE' }, { visibility: 'LOCKED' }, { type: 'PREDEFINED_LISTS' }])
    expect(await names(visitor, given)).toEqual([]);
  expect(await names(accountBrowser(world.graph, blocked))).toEqual([]);
  const first = await read(visitor, { limit: 1 });
  const second = await read(visitor, { limit: 1, to: first.pagingInfo.next });
  expect([...first.items, ...second.items].map(({ name }) => name).toSorted()).toEqual(['One', 'Three']);
  expect(second.pagingInfo.next).toBeNull();
});
