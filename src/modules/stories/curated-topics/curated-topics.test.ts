import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { trashStory } from '#modules/stories/stories/trash-story.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const as = async (changes: Partial<Viewer> = {}) =>
  accountBrowser(world.graph, buildViewer({ personId: await buildPerson(world.context), ...changes }));
const curator = () => as({ roles: new Set(['CURATOR']) });
const visitor = () => accountBrowser(world.graph, null);

const SAVE = `mutation($slug: ID!, $visibility: TopicVisibility!, $tags: [String!]!, $related: [ID!]!, $name: String!) {
  result: saveTopic(slug: $slug, name: $name, description: "D", visibility: $visibility, tags: $tags, relatedSlugs: $related) {
    __typename ... on Topic { id slug name tags { slug } relatedTopics { slug } } ... on UserError { message } } }`;
const TOPIC = `query($slug: ID!, $to: String) { topic(slug: $slug) { id name visibility tags { slug followerCount }
  pickedPosts { id } latestPosts(paging: { limit: 2, to: $to }) { items { post { id } } pagingInfo { next } }
  viewerEdge { isFollowing canEdit } } }`;
const ADD = `mutation($id: ID!, $posts: [String!]!) { result: addPostsToTopic(topicId: $id, posts: $posts) {
  __typename ... on Topic { pickedPosts { id } } ... on UserError { message } } }`;
const ARRANGE = `mutation($id: ID!, $postIds: [ID!]!) { result: arrangeTopicPosts(topicId: $id, postIds: $postIds) {
  __typename ... on Topic { pickedPosts { id } } } }`;
const REMOVE = `mutation($id: ID!, $postId: ID!) { result: removePostFromTopic(topicId: $id, postId: $postId) {
  __typename ... on Topic { pickedPosts { id } } } }`;

type Saved = { readonly id: string; readonly __typename: string };
type Seen = {
  readonly topic: {
    readonly pickedPosts: readonly { readonly id: string }[];
    readonly latestPosts: {
      readonly items: readonly { readonly post: { readonly id: string } }[];
      readonly pagingInfo: { readonly next: string | null };
    };
  };
};

async function save(slug: string, changes: object = {}): Promise<Saved> {
  const input = { slug, name: `Topic ${slug}`, visibility: 'PUBLIC', tags: [slug], related: [], ...changes };
  return (await (await curator()).ask(SAVE, input))['result'] as Saved;
}

test('HOME-3: a topic shows what is under any of its tags, newest first, each story once, page by page', async () => {
  const { context } = world;
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour));
  const ids: string[] = [];
  for (const [hour, tags] of [['Rivers'], ['Lakes'], ['Rivers', 'Lakes'], ['Towns'], ['Rivers']].entries()) {
    ids.push((await buildStory(context, { tags, publishedAt: at(hour) })).id);
  }
  await save('waters', { tags: ['Rivers', 'Lakes', ' rivers '] });
  const found: string[] = [];
  let to: string | null = null;
  do {
    const { topic } = (await visitor().ask(TOPIC, { slug: 'waters', to })) as Seen;
    found.push(...topic.latestPosts.items.map(({ post }) => post.id));
    to = topic.latestPosts.pagingInfo.next;
  } while (to !== null);
  expect(found).toEqual([ids[4], ids[2], ids[1], ids[0]]);
});

test('HOME-3: curators pick stories by address, put them in order and take them out; readers see no hidden one', async () => {
  const { context } = world;
  const author = await buildPerson(context);
  const [first, second] = [await buildStory(context, { authorIds: [author] }), await buildStory(context)];
  const { id } = await save('picked');
  const browser = await curator();
  const picked = async () => ((await visitor().ask(TOPIC, { slug: 'picked' })) as Seen).topic.pickedPosts;
  const posts = [`https://site.example${first.path}?source=x#y`, second.id];
  expect(await browser.ask(ADD, { id, posts })).toMatchObject({ result: { __typename: 'Topic' } });
  expect(await picked()).toEqual([{ id: first.id }, { id: second.id }]);
  await browser.ask(ARRANGE, { id, postIds: [second.id, 'ffffffffffff'] });
  expect(await picked()).toEqual([{ id: second.id }, { id: first.id }]);
  const wrong = await browser.ask(ADD, { id, posts: ['https://site.example/about'] });
  expect(wrong).toEqual({
    result: { __typename: 'BadRequest', message: 'There’s no published story at “https://site.example/about”.' },
  });
  await trashStory({ ...context, viewer: buildViewer({ personId: author }), isProgram: false }, first.id);
  expect(await picked()).toEqual([{ id: second.id }]);
  await browser.ask(REMOVE, { id, postId: second.id });
  expect(await picked()).toEqual([]);
});

test('public topics are listed, special ones only reached, those of staff seen by staff', async () => {
  await save('for-all');
  await save('quiet', { visibility: 'SPECIAL' });
  await save('inside', { visibility: 'STAFF', related: ['for-all', 'quiet'] });
  const LIST = 'query($visibility: TopicVisibility) { topics(visibility: $visibility) { slug } }';
  const listed = await visitor().ask('{ topics { slug } }');
  expect(listed['topics']).toContainEqual({ slug: 'for-all' });
  expect(listed['topics']).not.toContainEqual({ slug: 'quiet' });
  expect(listed['topics']).not.toContainEqual({ slug: 'inside' });
  for (const [browser, slug, isThere] of [
    [visitor(), 'quiet', true],
    [visitor(), 'inside', false],
    [await as(), 'inside', false],
    [await as({ roles: new Set(['SUPPORT']) }), 'inside', true],
    [await as({ roles: new Set(['SUPPORT']), isSuspended: true }), 'inside', false],
  ] as const) {
    expect((await browser.ask(TOPIC, { slug }))['topic'] !== null).toBe(isThere);
  }
  await expect(visitor().ask(LIST, { visibility: 'STAFF' })).rejects.toThrow(/FORBIDDEN/);
  await expect((await as()).ask(LIST, { visibility: null })).rejects.toThrow(/FORBIDDEN/);
  const all = await (await curator()).ask(LIST, { visibility: null });
  expect(all['topics']).toContainEqual({ slug: 'inside' });
});

test('HOME-6: following a topic is following its tags', async () => {
  await save('both', { tags: ['North', 'South'] });
  const ada = await as();
  const turn = (field: string) =>
    `mutation { topic: ${field}(topicSlug: "both") { ... on Topic { tags { slug followerCount } viewerEdge { isFollowing } } } }`;
  expect(await ada.ask(turn('followTopic'))).toEqual({
    topic: {
      tags: [
        { slug: 'north', followerCount: 1 },
        { slug: 'south', followerCount: 1 },
      ],
      viewerEdge: { isFollowing: true },
    },
  });
  await ada.ask('mutation { unfollowTag(tagSlug: "south") { __typename } }');
  expect(await ada.ask(TOPIC, { slug: 'both' })).toMatchObject({ topic: { viewerEdge: { isFollowing: false } } });
  expect(await ada.ask(turn('unfollowTopic'))).toMatchObject({ topic: { viewerEdge: { isFollowing: false } } });
  for (const field of ['followTopic', 'unfollowTopic']) {
    const none = `mutation { topic: ${field}(topicSlug: "nothing") { __typename } }`;
    expect(await ada.ask(none)).toEqual({ topic: { __typename: 'NotFound' } });
  }
});

test('ADMIN-2, rule 161: only curators and administrators make topics; all is written down', async () => {
  for (const changes of [
    {},
    { roles: new Set(['MODERATOR'] as const) },
    { roles: new Set(['CURATOR'] as const), isSuspended: true },
    { roles: new Set(['ADMIN'] as const), sessionId: null, scopes: new Set(['read', 'write'] as const) },
  ]) {
    const browser = await as(changes);
    const input = { slug: 'mine', name: 'Mine', visibility: 'PUBLIC', tags: [], related: [] };
    await expect(browser.ask(SAVE, input)).rejects.toThrow(/FORBIDDEN/);
    await expect(browser.ask(ADD, { id: 'x', posts: [] })).rejects.toThrow(/FORBIDDEN/);
  }
  const { id } = await save('written', { tags: [] });
  await save('written', { tags: [], name: 'Other' });
  const browser = await curator();
  await browser.ask(`mutation { deleteTopic(topicId: "${id}") { __typename } }`);
  const entries = await world.database.kysely
    .selectFrom('audit_entry')
    .select('action')
    .where('target_id', '=', id)
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['topic.saved', 'topic.saved', 'topic.deleted']);
});

test('what cannot be kept is refused with a sentence', async () => {
  const many = Array.from({ length: 21 }, (_tag, index) => `Tag ${index}`);
  for (const changes of [
    { slug: 'Not A Slug' },
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { tags: many },
    { related: ['nothing-of-that-name'] },
    { slug: 'self', related: ['self'] },
  ]) {
    expect(await save('refused', changes)).toMatchObject({ __typename: 'BadRequest' });
  }
  expect(await visitor().ask(TOPIC, { slug: 'refused' })).toEqual({ topic: null });
});
