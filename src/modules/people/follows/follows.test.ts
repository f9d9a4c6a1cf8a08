import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

async function member(changes: Partial<Viewer> = {}) {
  const personId = await buildPerson(world.context);
  const browser = accountBrowser(world.graph, buildViewer({ personId, ...changes }));
  return { personId, browser };
}
const change = (field: string, type: string, name: string) =>
  `mutation($id: ID!) { ${field}(${name}: $id) { ... on UserError { __typename message }
    ... on ${type} { id name socialStats { followerCount } viewerEdge { isFollowing } } } }`;
const FOLLOW_USER = change('followUser', 'User', 'targetUserId');
const UNFOLLOW_USER = change('unfollowUser', 'User', 'targetUserId');
const FOLLOW_COLLECTION = change('followCollection', 'Collection', 'targetCollectionId');
const UNFOLLOW_COLLECTION = change('unfollowCollection', 'Collection', 'targetCollectionId');

test('following and unfollowing answer with the person as they are then; twice is once', async () => {
  const ada = await member();
  const bob = await member();
  const followed = { id: bob.personId, socialStats: { followerCount: 1 }, viewerEdge: { isFollowing: true } };
  for (let round = 0; round < 2; round += 1) {
    expect(await ada.browser.ask(FOLLOW_USER, { id: bob.personId })).toMatchObject({ followUser: followed });
  }
  const own = await ada.browser.ask('{ viewer { socialStats { followingCount } viewerEdge { isFollowing } } }');
  expect(own).toEqual({ viewer: { socialStats: { followingCount: 1 }, viewerEdge: { isFollowing: false } } });
  for (let round = 0; round < 2; round += 1) {
    expect(await ada.browser.ask(UNFOLLOW_USER, { id: bob.personId })).toMatchObject({
      unfollowUser: { socialStats: { followerCount: 0 }, viewerEdge: { isFollowing: false } },
    });
  }
});

test('a change and its undoing in one request are both told right', async () => {
  const [ada, bob] = [await member(), await member()];
  const field = (name: string, alias: string) =>
    `${alias}: ${name}(targetUserId: "${bob.personId}") { ... on User { socialStats { followerCount } viewerEdge { isFollowing } } }`;
  const query = `mutation { ${field('followUser', 'a')} ${field('unfollowUser', 'b')} ${field('followUser', 'c')} }`;
  const [followed, left] = [true, false].map((isFollowing) => ({
    socialStats: { followerCount: isFollowing ? 1 : 0 },
    viewerEdge: { isFollowing },
  }));
  expect(await ada.browser.ask(query)).toEqual({ a: followed, b: left, c: followed });
});

test('publications and tags are followed alike', async () => {
  const { browser } = await member();
  const id = await buildPublication(world.context);
  await buildStory(world.context, { tags: ['Rivers'] });
  expect(await browser.ask(FOLLOW_COLLECTION, { id })).toMatchObject({
    followCollection: { viewerEdge: { isFollowing: true } },
  });
  expect(await browser.ask(UNFOLLOW_COLLECTION, { id })).toMatchObject({
    unfollowCollection: { viewerEdge: { isFollowing: false } },
  });
  const tag = (field: string) =>
    `mutation { ${field}(tagSlug: "rivers") { ... on Tag { followerCount viewerEdge { isFollowing } } } }`;
  expect(await browser.ask(tag('followTag'))).toEqual({
    followTag: { followerCount: 1, viewerEdge: { isFollowing: true } },
  });
  expect(await browser.ask(tag('unfollowTag'))).toEqual({
    unfollowTag: { followerCount: 0, viewerEdge: { isFollowing: false } },
  });
});

test('nobody follows themselves, what is not there, who is gone, or who blocked them', async () => {
  const ada = await member();
  expect(await ada.browser.ask(FOLLOW_USER, { id: ada.personId })).toEqual({
    followUser: { __typename: 'BadRequest', message: 'You cannot follow yourself' },
  });
  const gone = await buildPerson(world.context, { state: 'deactivated' });
  const blocker = await buildPerson(world.context);
  const wary = accountBrowser(world.graph, buildViewer({ personId: ada.personId, blockedBy: new Set([blocker]) }));
  for (const [browser, id] of [
    [ada.browser, gone],
    [ada.browser, 'nobody'],
    [wary, blocker],
  ] as const) {
    expect(await browser.ask(FOLLOW_USER, { id })).toMatchObject({ followUser: { __typename: 'NotFound' } });
  }
  for (const [field, target] of [
    ['followTag', 'tagSlug: "none"'],
    ['unfollowTag', 'tagSlug: "none"'],
    ['followCollection', 'targetCollectionId: "none"'],
    ['unfollowCollection', 'targetCollectionId: "none"'],
    ['unfollowUser', 'targetUserId: "none"'],
  ]) {
    const answer = await ada.browser.ask(`mutation { it: ${field}(${target}) { __typename } }`);
    expect(answer, field).toEqual({ it: { __typename: 'NotFound' } });
  }
});

test('who is signed out, suspended or limited follows nobody', async () => {
  const { personId } = await member();
  const bob = await member();
  const viewers = [
    null,
    buildViewer({ personId, isSuspended: true }),
    buildViewer({ personId, scopes: new Set(['read', 'write'] as const) }),
  ];
  for (const viewer of viewers) {
    await expect(accountBrowser(world.graph, viewer).ask(FOLLOW_USER, { id: bob.personId })).rejects.toThrow(
      /FORBIDDEN/,
    );
  }
});

test('rule 14: 125 follows a day', async () => {
  const ada = await member();
  const bob = await member();
  const aliases = Array.from(
    { length: 130 },
    (_none, index) => `a${index}: followUser(targetUserId: "${bob.personId}") { __typename }`,
  );
  let refused = 0;
  for (let start = 0; start < 130; start += 10) {
    const answer = await ada.browser.ask(`mutation { ${aliases.slice(start, start + 10).join(' ')} }`);
    refused += [...JSON.stringify(answer).matchAll(/RateLimited/g)].length;
  }
  expect(refused).toBe(5);
});

test('two who follow each other at once never wait for each other', async () => {
  const [ada, bob] = [await member(), await member()];
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([
      ada.browser.ask(FOLLOW_USER, { id: bob.personId }),
      bob.browser.ask(FOLLOW_USER, { id: ada.personId }),
    ]);
    await Promise.all([
      ada.browser.ask(UNFOLLOW_USER, { id: bob.personId }),
      bob.browser.ask(UNFOLLOW_USER, { id: ada.personId }),
    ]);
  }
});

test('rule 129: a new reader chooses three topics or more of those that the operator set', async () => {
  const { browser } = await member();
  await buildStory(world.context, { tags: ['Bread', 'Maps', 'Ink', 'Wool'] });
  const topics = async () =>
    ((await browser.ask('{ topicsToFollow { slug } }'))['topicsToFollow'] as { slug: string }[]).map(
      ({ slug }) => slug,
    );
  expect(await topics()).toContain('wool');
  await setSetting(world.context, 'onboarding.topicsToFollow', 'ink  none Maps');
  expect(await topics()).toEqual(['ink', 'maps']);
  const CHOOSE = `mutation($tagSlugs: [ID!]!) { chooseTopics(tagSlugs: $tagSlugs) {
    __typename ... on ChosenTopics { tags { slug viewerEdge { isFollowing } } } ... on BadRequest { message } } }`;
  for (const tagSlugs of [[], ['ink', 'maps'], ['ink', 'ink', 'ink'], ['ink', 'maps', 'none']]) {
    expect(await browser.ask(CHOOSE, { tagSlugs })).toEqual({
      chooseTopics: { __typename: 'BadRequest', message: 'Choose at least 3 topics.' },
    });
  }
  const answer = await browser.ask(CHOOSE, { tagSlugs: ['ink', 'maps', 'wool'] });
  const { tags } = answer['chooseTopics'] as { tags: { slug: string; viewerEdge: { isFollowing: boolean } }[] };
  expect(tags.map(({ slug }) => slug).toSorted()).toEqual(['ink', 'maps', 'wool']);
  expect(tags.every(({ viewerEdge }) => viewerEdge.isFollowing)).toBe(true);
});

test('rule 42: suggested is who writes about the topics of the reader lately, and why, but nobody whom they follow', async () => {
  const { personId, browser } = await member();
  const { context } = world;
  const [writer, followed, silent] = [
    await buildPerson(context),
    await buildPerson(context),
    await buildPerson(context),
  ];
  for (const author of [writer, followed]) await buildStory(context, { authorIds: [author], tags: ['Lighthouses'] });
  await buildStory(context, { authorIds: [silent], tags: ['Lighthouses'], publishedAt: new Date('2026-01-01') });
  await buildStory(context, { authorIds: [personId], tags: ['Lighthouses'] });
  await browser.ask('mutation { followTag(tagSlug: "lighthouses") { __typename } }');
  await browser.ask(FOLLOW_USER, { id: followed });
  const answer = await browser.ask('{ followSuggestions(first: 20) { tag { slug } entity { ... on User { id } } } }');
  expect(answer['followSuggestions']).toEqual([{ tag: { slug: 'lighthouses' }, entity: { id: writer } }]);
});

test('HOME-6: how much one follows is counted by kind, of what the lists show, and told to nobody else', async () => {
  const { context } = world;
  const ada = await member();
  const [bob, gone] = [await buildPerson(context), await buildPerson(context)];
  for (const id of [bob, gone]) await ada.browser.ask(FOLLOW_USER, { id });
  await ada.browser.ask(FOLLOW_COLLECTION, { id: await buildPublication(context) });
  await context.database.kysely.updateTable('person').set({ state: 'suspended' }).where('id', '=', gone).execute();
  const COUNTS = 'query($id: ID!) { user(id: $id) { followedCounts { people publications topics } } }';
  expect(await ada.browser.ask(COUNTS, { id: ada.personId })).toEqual({
    user: { followedCounts: { people: 1, publications: 1, topics: 0 } },
  });
  const eve = await member();
  await expect(eve.browser.ask(COUNTS, { id: ada.personId })).rejects.toThrow(/FORBIDDEN/);
});
