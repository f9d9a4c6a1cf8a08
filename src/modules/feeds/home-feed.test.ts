import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { chooseStaffPicks } from '#modules/lists/choose-staff-picks.ts';
import { createList } from '#modules/lists/create-list.ts';
import { follow } from '#modules/follows/follow.ts';
import type { FollowedKind } from '#modules/follows/follows.store.ts';
import { repostStory } from '#modules/reposts/repost-story.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(world.context.clock.now().getTime() - hours * HOUR);

async function member() {
  const personId = await buildPerson(world.context);
  const browser = accountBrowser(world.graph, buildViewer({ personId }));
  return { personId, ask: browser.ask };
}
const follows = (followerId: string, kind: FollowedKind, id: string) => follow(world.context, { followerId, kind, id });

type Item = {
  readonly post: { readonly id: string };
  readonly reason: { readonly kind: string; readonly text: string; readonly note: string | null };
};
type Feed = { readonly items: readonly Item[]; readonly pagingInfo: { readonly next: string | null } };
type Ask = Awaited<ReturnType<typeof member>>['ask'];

const FIELDS =
  '{ items { post { id } reason { kind text note user { id } collection { id } tag { id } } } pagingInfo { next } }';
const read = async (ask: Ask, field: string, declared = '', variables: Readonly<Record<string, unknown>> = {}) => {
  const { feed } = (await ask(`query${declared} { feed: ${field} ${FIELDS} }`, variables)) as { feed: Feed };
  return feed;
};
const PAGED = '($limit: Int, $to: String)';
const HOME = 'homeFeed(paging: { limit: $limit, to: $to }';
/** Every item of a feed, page by page. */
async function readAll(ask: Ask, field: string, limit: number): Promise<readonly Item[]> {
  const items: Item[] = [];
  let to: string | null = null;
  for (let page = 0; page < 60; page += 1) {
    const feed: Feed = await read(ask, field, PAGED, { limit, to });
    items.push(...feed.items);
    to = feed.pagingInfo.next;
    if (to === null) return items;
  }
  throw new Error('The feed does not end.');
}
const idsOf = (items: readonly Item[]) => items.map(({ post }) => post.id);
const tagIdOf = async (slug: string) =>
  (await world.database.kysely.selectFrom('tag').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

test('HOME-1, decisions 40: each card says what weighs most, from everything that its reader follows', async () => {
  const { context } = world;
  const [ada, friend, stranger] = [await member(), await member(), await buildPerson(context)];
  const publicationId = await buildPublication(context);
  const byFriend = await buildStory(context, { authorIds: [friend.personId] });
  const inPublication = await buildStory(context, { authorIds: [stranger], publicationId });
  const onTopic = await buildStory(context, { tags: ['Herring'] });
  const passedOn = await buildStory(context, { publishedAt: ago(900) });
  const picked = await buildStory(context);
  const other = await buildStory(context);
  const own = await buildStory(context, { authorIds: [ada.personId] });
  const list = { ownerId: stranger, name: 'Picks', isInLibrary: true, storyIds: [picked.id] };
  await chooseStaffPicks(context, await createList(context, list));
  await follows(ada.personId, 'person', friend.personId);
  await follows(ada.personId, 'publication', publicationId);
  await follows(ada.personId, 'tag', await tagIdOf('herring'));
  await repostStory(
    { ...context, isProgram: false, viewer: buildViewer({ personId: friend.personId }) },
    { storyId: passedOn.id, note: 'Read this.' },
  );
  const items = await readAll(ada.ask, `${HOME}, order: RECOMMENDED)`, 4);
  const reasons = new Map(items.map(({ post, reason }) => [post.id, reason]));
  expect(reasons.get(byFriend.id)).toMatchObject({ kind: 'FOLLOWED_AUTHOR', user: { id: friend.personId } });
  expect(reasons.get(inPublication.id)).toMatchObject({
    kind: 'FOLLOWED_PUBLICATION',
    collection: { id: publicationId },
  });
  expect(reasons.get(onTopic.id)).toMatchObject({
    kind: 'FOLLOWED_TOPIC',
    text: 'In Herring, a topic that you follow',
  });
  expect(reasons.get(passedOn.id)).toMatchObject({
    kind: 'REPOSTED',
    note: 'Read this.',
    user: { id: friend.personId },
  });
  expect(reasons.get(picked.id)).toMatchObject({ kind: 'STAFF_PICK', note: null });
  expect(reasons.get(other.id)).toMatchObject({ kind: 'LATEST' });
  expect(reasons.has(own.id)).toBe(false);
  expect(idsOf(items).slice(0, 2).toSorted()).toEqual([byFriend.id, passedOn.id].toSorted());
});
