import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { recordReading } from '#modules/reading/reading-history/record-reading.ts';
import { trashStory } from '#modules/stories/stories/trash-story.ts';
import { follow } from './follow.ts';
import type { FollowedKind } from './follows.store.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const HOUR = 3_600_000;
const at = (hours: number) => new Date(world.context.clock.now().getTime() + hours * HOUR);

async function member() {
  const personId = await buildPerson(world.context);
  return { personId, ask: accountBrowser(world.graph, buildViewer({ personId })).ask };
}
type Member = Awaited<ReturnType<typeof member>>;
const follows = ({ personId }: Member, kind: FollowedKind, id: string, hours: number) =>
  follow({ ...world.context, clock: { now: () => at(hours) } }, { followerId: personId, kind, id });

type Edge = { readonly lastPublishedAt: number; readonly hasUnread: boolean; readonly node: { readonly id: string } };
type Connection = { readonly edges: readonly Edge[]; readonly pageInfo: { readonly hasNextPage: boolean } };
async function sidebar({ ask }: Member, given = ''): Promise<Connection> {
  const { viewer } = (await ask(`{ viewer { followedEntitiesConnection${given} {
    edges { lastPublishedAt hasUnread node { id entity { __typename } } } pageInfo { hasNextPage } } } }`)) as {
    viewer: { followedEntitiesConnection: Connection };
  };
  return viewer.followedEntitiesConnection;
}
const view = ({ ask, personId }: Member, feedId: string) =>
  ask(
    `mutation($userId: ID!, $feedId: ID!) { updateFollowedEntityViewedAt(userId: $userId, feedId: $feedId) {
      id followedEntityViewedAt } }`,
    { userId: personId, feedId },
  );
const dots = ({ edges }: Connection) => edges.map(({ node, hasUnread }) => [node.id, hasUnread]);

test('SHELL-10, rule 41: who published last comes first, unread until their feed was looked at', async () => {
  const { context } = world;
  const [ada, writer, silent] = [await member(), await buildPerson(context), await buildPerson(context)];
  const publicationId = await buildPublication(context);
  await buildStory(context, { authorIds: [writer], publishedAt: at(-3) });
  await buildStory(context, { publicationId, publishedAt: at(-2) });
  await follows(ada, 'person', writer, -4);
  await follows(ada, 'publication', publicationId, -1);
  await follows(ada, 'person', silent, -4);
  const first = await sidebar(ada);
  expect(dots(first)).toEqual([
    [publicationId, false],
    [writer, true],
    [silent, false],
  ]);
  expect(first.edges[1]?.lastPublishedAt).toBe(at(-3).getTime());
  await view(ada, writer);
  expect(dots(await sidebar(ada))[1]).toEqual([writer, false]);
  await buildStory(context, { authorIds: [writer], publishedAt: at(1) });
  expect(dots(await sidebar(ada))[0]).toEqual([writer, true]);
  expect((await sidebar(ada, '(first: 2)')).pageInfo.hasNextPage).toBe(true);
  expect((await sidebar(ada, '(first: 3)')).pageInfo.hasNextPage).toBe(false);
});

test('what is withdrawn is no news, and who is muted or gone does not stand in the sidebar', async () => {
  const { context, database } = world;
  const ada = await member();
  const [writer, muted, suspended] = [
    await buildPerson(context),
    await buildPerson(context),
    await buildPerson(context),
  ];
  for (const id of [writer, muted, suspended]) await follows(ada, 'person', id, -4);
  const { id } = await buildStory(context, { authorIds: [writer], publishedAt: at(-1) });
  expect((await sidebar(ada)).edges).toHaveLength(3);
  await trashStory({ ...context, isProgram: false, viewer: buildViewer({ personId: writer }) }, id);
  await ada.ask('mutation($id: ID!) { muteUser(targetUserId: $id) { __typename } }', { id: muted });
  await database.kysely.updateTable('person').set({ state: 'suspended' }).where('id', '=', suspended).execute();
  expect((await sidebar(ada)).edges).toMatchObject([{ node: { id: writer }, hasUnread: false, lastPublishedAt: null }]);
});

test('SMART puts what is unread first, and of it whom the viewer reads most', async () => {
  const { context } = world;
  const ada = await member();
  const [liked, newest, seen] = [await buildPerson(context), await buildPerson(context), await buildPerson(context)];
  const { id: storyId } = await buildStory(context, { authorIds: [liked], publishedAt: at(-3) });
  await buildStory(context, { authorIds: [newest], publishedAt: at(-2) });
  await buildStory(context, { authorIds: [seen], publishedAt: at(-1) });
  for (const id of [liked, newest, seen]) await follows(ada, 'person', id, -4);
  await view(ada, seen);
  const viewer = buildViewer({ personId: ada.personId });
  await recordReading({ ...context, isProgram: false, viewer }, { storyId, percent: 50, isRead: true });
  const ids = (connection: Connection) => connection.edges.map(({ node }) => node.id);
  expect(ids(await sidebar(ada))).toEqual([seen, newest, liked]);
  expect(ids(await sidebar(ada, '(orderBy: SMART)'))).toEqual([liked, newest, seen]);
});

test('SHELL-12: looking at the icon is noted for the viewer alone, and nobody reads it of others', async () => {
  const [ada, eve] = [await member(), await member()];
  expect(await ada.ask('{ viewer { followedEntityViewedAt } }')).toEqual({ viewer: { followedEntityViewedAt: null } });
  const now = world.context.clock.now().getTime();
  expect(await view(ada, 'sidebar-menu-icon')).toEqual({
    updateFollowedEntityViewedAt: { id: ada.personId, followedEntityViewedAt: now },
  });
  await expect(view({ ...eve, personId: ada.personId }, 'sidebar-menu-icon')).rejects.toThrow(/FORBIDDEN/);
  await expect(view(ada, 'something')).rejects.toThrow(/NOT_FOUND/);
  for (const field of ['followedEntityViewedAt', 'followedTags { items { id } }', 'muted { items { __typename } }']) {
    const query = `query($id: ID!) { user(id: $id) { ${field} } }`;
    await expect(eve.ask(query, { id: ada.personId })).rejects.toThrow(/FORBIDDEN/);
  }
});

test('HOME-7: whom and what one follows and mutes, by kind, newest first', async () => {
  const { context } = world;
  const [ada, writer, publicationId] = [await member(), await buildPerson(context), await buildPublication(context)];
  await buildStory(context, { tags: ['Basketry', 'Pottery'] });
  await follows(ada, 'person', writer, -3);
  await follows(ada, 'publication', publicationId, -2);
  for (const slug of ['basketry', 'pottery']) {
    await ada.ask('mutation($slug: ID!) { followTag(tagSlug: $slug) { __typename } }', { slug });
    await ada.ask('mutation($slug: ID!) { muteTag(tagSlug: $slug) { __typename } }', { slug });
  }
  await ada.ask('mutation($id: ID!) { muteUser(targetUserId: $id) { __typename } }', { id: writer });
  await ada.ask('mutation($id: ID!) { muteCollection(targetCollectionId: $id) { __typename } }', { id: publicationId });
  const ENTITY = '{ items { ... on User { id } ... on Collection { id } } }';
  const followed = await ada.ask(`{ viewer { all: following ${ENTITY} people: following(kind: USER) ${ENTITY}
    shelves: following(kind: COLLECTION) ${ENTITY} followedTags(paging: { limit: 5 }) { items { slug } pagingInfo { next } } } }`);
  expect(followed).toMatchObject({
    viewer: {
      all: { items: [{ id: publicationId }, { id: writer }] },
      people: { items: [{ id: writer }] },
      shelves: { items: [{ id: publicationId }] },
      followedTags: { pagingInfo: { next: null } },
    },
  });
  const MUTED = '{ items { __typename } pagingInfo { next } }';
  const muted =
    await ada.ask(`{ viewer { all: muted ${MUTED} tags: muted(kind: TAG) ${MUTED} people: muted(kind: USER) ${MUTED}
    two: muted(paging: { limit: 2 }) ${MUTED} } }`);
  const kinds = (names: readonly string[]) => expect.arrayContaining(names.map((name) => ({ __typename: name })));
  expect(muted).toMatchObject({
    viewer: {
      all: { items: kinds(['User', 'Collection', 'Tag']), pagingInfo: { next: null } },
      tags: { items: [{ __typename: 'Tag' }, { __typename: 'Tag' }] },
      people: { items: [{ __typename: 'User' }] },
      two: { pagingInfo: { next: expect.any(String) } },
    },
  });
});

test('rule 42: suggested first is whom others follow who share a topic, who publishes and is not muted', async () => {
  const { context } = world;
  const [ada, loved, muted] = [await member(), await buildPerson(context), await buildPerson(context)];
  for (const authorId of [loved, muted]) await buildStory(context, { authorIds: [authorId] });
  await buildStory(context, { tags: ['Beekeeping'] });
  for (let index = 0; index < 3; index += 1) {
    const peer = await member();
    await peer.ask('mutation { followTag(tagSlug: "beekeeping") { __typename } }');
    for (const id of [loved, muted]) await follows(peer, 'person', id, -1);
  }
  await ada.ask('mutation { followTag(tagSlug: "beekeeping") { __typename } }');
  await ada.ask('mutation($id: ID!) { muteUser(targetUserId: $id) { __typename } }', { id: muted });
  const { followSuggestions } = (await ada.ask(
    '{ followSuggestions(first: 20) { kind reason entity { ... on User { id } } } }',
  )) as { followSuggestions: readonly { entity: { id: string } }[] };
  expect(followSuggestions[0]).toEqual({
    kind: 'CO_FOLLOWED',
    reason: 'Followed by others who follow Beekeeping',
    entity: { id: loved },
  });
  expect(followSuggestions.map(({ entity }) => entity.id)).not.toContain(muted);
});
