import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseFollowsOf } from '#modules/people/follows/erase-follows-of.ts';
import { follow } from '#modules/people/follows/follow.ts';
import { unfollow } from '#modules/people/follows/unfollow.ts';
import { renamePerson } from '#modules/people/people/rename-person.ts';
import { setPersonState } from '#modules/people/people/set-person-state.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const HOUR = 3_600_000;
const at = (hours: number) => new Date(world.context.clock.now().getTime() + hours * HOUR);

/** A publication that these follow, the first one last. */
async function followedBy(...names: readonly string[]) {
  const publicationId = await buildPublication(world.context);
  const ids: string[] = [];
  for (const [place, name] of names.entries()) {
    const followerId = await buildPerson(world.context, { name });
    const then = { ...world.context, clock: { now: () => at(-place) } };
    await follow(then, { followerId, kind: 'publication', id: publicationId });
    ids.push(followerId);
  }
  return { publicationId, ids };
}

type Feed = {
  readonly items: readonly { readonly followedAt: number | null; readonly user: { readonly name: string } }[];
  readonly pagingInfo: { readonly next: string | null };
};

async function read(id: string, { search, limit = 10, to, ...as }: Asked = {}): Promise<Feed> {
  const { ask } = accountBrowser(world.graph, as.viewer ?? buildViewer({ personId: await buildPerson(world.context) }));
  const answer = (await ask(
    `query($id: ID!, $search: String, $limit: Int, $to: String) { collection(id: $id) {
      followerFeed(search: $search, paging: { limit: $limit, to: $to }) {
        items { followedAt user { name } } pagingInfo { next } } } }`,
    { id, search, limit, to },
  )) as { collection: { followerFeed: Feed } };
  return answer.collection.followerFeed;
}
type Asked = {
  readonly search?: string;
  readonly limit?: number;
  readonly to?: string | null;
  readonly viewer?: Viewer;
};
const namesOf = ({ items }: Feed) => items.map(({ user }) => user.name);
const running = async (publicationId: string, role: 'owner' | 'editor' | 'writer', more: Partial<Viewer> = {}) =>
  buildViewer({ personId: await buildPerson(world.context), staffRoles: new Map([[publicationId, role]]), ...more });

test('PUB-6: followers stand newest first, page by page, and each on one page', async () => {
  const names = Array.from({ length: 7 }, (_item, place) => `Follower ${place}`);
  const { publicationId } = await followedBy(...names);
  const pages: (readonly string[])[] = [];
  let to: string | null = null;
  do {
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const feed = await read(publicationId, { limit: 3, to });
    pages.push(namesOf(feed));
    to = feed.pagingInfo.next;
  } while (to !== null);
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(pages.flat()).toEqual(names);
});

test('PUB-6: a follower is found by any words of name and username, also by the new ones', async () => {
  const { publicationId, ids } = await followedBy('Zoë Størm-Larsen', 'Ada Larsen', 'Bob Ø');
  await renamePerson(world.context, ids[2] ?? '', 'the_weaver');
  const found = async (search: string) => namesOf(await read(publicationId, { search }));
  expect(await found('larsen')).toEqual(['Zoë Størm-Larsen', 'Ada Larsen']);
  expect(await found('storm zoe')).toEqual(['Zoë Størm-Larsen']);
  expect(await found('@the_weaver')).toEqual(['Bob Ø']);
  expect(await found('b')).toEqual(['Bob Ø']);
  expect(await found('Larsen Bob')).toEqual([]);
  expect(await found('%')).toEqual([]);
});

test('PUB-6: since when somebody follows is for the owner and editors alone', async () => {
  const { publicationId } = await followedBy('Ada', 'Bob');
  const times = async (viewer?: Viewer) =>
    (await read(publicationId, viewer && { viewer })).items.map(({ followedAt }) => followedAt);
  const since = [at(0).getTime(), at(-1).getTime()];
  for (const role of ['owner', 'editor'] as const) {
    expect(await times(await running(publicationId, role)), role).toEqual(since);
  }
  const others = [
    await running(publicationId, 'writer'),
    await running('elsewhere', 'owner'),
    await running(publicationId, 'editor', { isSuspended: true }),
  ];
  for (const viewer of [undefined, ...others]) expect(await times(viewer)).toEqual([null, null]);
});

test('PUB-6: closed and suspended accounts are not shown, and leave no page empty before the last', async () => {
  const { publicationId, ids } = await followedBy('Gone', 'Barred', 'Away', 'Ada', 'Bob');
  for (const [place, state] of (['deleted', 'suspended', 'deactivated'] as const).entries()) {
    await setPersonState(world.context, ids[place] ?? '', state);
  }
  const first = await read(publicationId, { limit: 1 });
  expect(namesOf(first)).toEqual(['Ada']);
  expect(namesOf(await read(publicationId, { limit: 1, to: first.pagingInfo.next }))).toEqual(['Bob']);
  expect(namesOf(await read(publicationId, { search: 'barred' }))).toEqual([]);
});

test('PUB-6: who blocked whom is kept apart here too, but not from whoever runs the publication', async () => {
  const { publicationId, ids } = await followedBy('Ada', 'Bob', 'Eve');
  const blocks = { blocking: new Set(ids.slice(0, 1)), blockedBy: new Set(ids.slice(1, 2)) };
  const stranger = buildViewer({ personId: await buildPerson(world.context), ...blocks });
  expect(namesOf(await read(publicationId, { viewer: stranger }))).toEqual(['Eve']);
  expect(namesOf(await read(publicationId, { viewer: stranger, search: 'ada' }))).toEqual([]);
  const owner = await running(publicationId, 'owner', blocks);
  expect(namesOf(await read(publicationId, { viewer: owner }))).toEqual(['Ada', 'Bob', 'Eve']);
});

const COUNT = 'query($id: ID!) { collection(id: $id) { socialStats { followerCount } } }';
async function countOf(id: string): Promise<number> {
  const { ask } = accountBrowser(world.graph, buildViewer({ personId: await buildPerson(world.context) }));
  const { collection } = (await ask(COUNT, { id })) as { collection: { socialStats: { followerCount: number } } };
  return collection.socialStats.followerCount;
}

test('PUB-6: the number is that of the followers who are shown, whatever becomes of their accounts', async () => {
  const { publicationId, ids } = await followedBy('Barred', 'Away', 'Gone', 'Ada', 'Bob');
  const [barred = '', away = '', gone = ''] = ids;
  const agree = async (count: number, why: string) => {
    expect(await countOf(publicationId), why).toBe(count);
    expect((await read(publicationId)).items, why).toHaveLength(count);
  };
  await agree(5, 'all of them');
  await setPersonState(world.context, barred, 'suspended');
  await setPersonState(world.context, away, 'deactivated');
  await setPersonState(world.context, gone, 'suspended');
  await agree(2, 'closed and suspended');
  await setPersonState(world.context, gone, 'deleted');
  await eraseFollowsOf(world.context, gone);
  await unfollow(world.context, { followerId: barred, kind: 'publication', id: publicationId });
  await agree(2, 'who was not counted leaves');
  await setPersonState(world.context, barred, 'active');
  await setPersonState(world.context, away, 'active');
  await agree(3, 'one is back, one follows no longer');
  await follow(world.context, { followerId: barred, kind: 'publication', id: publicationId });
  await follow(world.context, { followerId: barred, kind: 'publication', id: publicationId });
  await agree(4, 'followed twice');
});
