import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { sweepClaps } from './set-claps.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

async function member(changes: Partial<Viewer> = {}) {
  const personId = await buildPerson(world.context);
  return { personId, browser: accountBrowser(world.graph, buildViewer({ personId, ...changes })) };
}

const CLAP = `mutation($id: ID!, $count: Int!) { clapPost(targetPostId: $id, clapCount: $count) {
  __typename ... on Post { clapCount fanCount viewerEdge { clapCount } } ... on UserError { message }
  ... on RateLimited { retryAfter } } }`;
const post = (clapCount: number, fanCount: number, own: number) => ({
  clapPost: { __typename: 'Post', clapCount, fanCount, viewerEdge: { clapCount: own } },
});

test('STORY-5: claps are an absolute number of each reader, and undone by 0', async () => {
  const { id } = await buildStory(world.context);
  const [ada, bob] = [await member(), await member()];
  for (let round = 0; round < 2; round += 1) {
    expect(await ada.browser.ask(CLAP, { id, count: 50 })).toEqual(post(50, 1, 50));
  }
  expect(await bob.browser.ask(CLAP, { id, count: 3 })).toEqual(post(53, 2, 3));
  expect(await ada.browser.ask(CLAP, { id, count: 7 })).toEqual(post(10, 2, 7));
  expect(await ada.browser.ask(CLAP, { id, count: 0 })).toEqual(post(3, 1, 0));
  for (const count of [51, -1]) {
    expect(await ada.browser.ask(CLAP, { id, count })).toMatchObject({ clapPost: { __typename: 'BadRequest' } });
  }
});

test('rules 22, 23, 31: not for oneself, not without a confirmed address, not for who blocked', async () => {
  const { context } = world;
  const [ada, author] = [await member(), await member()];
  const { id } = await buildStory(context, { authorIds: [author.personId] });
  expect(await author.browser.ask(CLAP, { id, count: 1 })).toEqual({
    clapPost: { __typename: 'Forbidden', message: 'You can’t clap for your own story.' },
  });
  const unverified = await member({ isEmailVerified: false });
  expect(await unverified.browser.ask(CLAP, { id, count: 1 })).toMatchObject({ clapPost: { __typename: 'Forbidden' } });
  const blocked = await member({ blockedBy: new Set([author.personId]) });
  expect(await blocked.browser.ask(CLAP, { id, count: 1 })).toMatchObject({ clapPost: { __typename: 'NotFound' } });
  const draft = await buildStory(context, { state: 'draft' });
  expect(await ada.browser.ask(CLAP, { id: draft.id, count: 1 })).toMatchObject({
    clapPost: { __typename: 'NotFound' },
  });
  for (const viewer of [null, buildViewer({ personId: ada.personId, isSuspended: true })]) {
    await expect(accountBrowser(world.graph, viewer).ask(CLAP, { id, count: 1 })).rejects.toThrow(/FORBIDDEN/);
  }
});

test('rule 14: 500 claps an hour, and taking back costs nothing', async () => {
  const ada = await member();
  for (let round = 0; round < 10; round += 1) {
    const { id } = await buildStory(world.context);
    expect(await ada.browser.ask(CLAP, { id, count: 50 })).toEqual(post(50, 1, 50));
    expect(await ada.browser.ask(CLAP, { id, count: 50 })).toEqual(post(50, 1, 50));
    if (round > 0) expect(await ada.browser.ask(CLAP, { id, count: 49 })).toEqual(post(49, 1, 49));
  }
  const { id } = await buildStory(world.context);
  expect(await ada.browser.ask(CLAP, { id, count: 1 })).toMatchObject({ clapPost: { __typename: 'RateLimited' } });
  (world.context.clock as FakeClock).advance(3_600_000);
  expect(await ada.browser.ask(CLAP, { id, count: 1 })).toEqual(post(1, 1, 1));
});

test('STORY-10, PROF-1: who clapped is told, and what a person recommends', async () => {
  const { context } = world;
  const { id, title } = await buildStory(context);
  const unlisted = await buildStory(context, { state: 'unlisted' });
  const [ada, bob] = [await member(), await member()];
  await ada.browser.ask(CLAP, { id, count: 2 });
  await ada.browser.ask(CLAP, { id: unlisted.id, count: 2 });
  (context.clock as FakeClock).advance(1_000);
  await bob.browser.ask(CLAP, { id, count: 5 });
  const VOTERS = 'query($id: ID!) { postVoters(postId: $id) { items { clapCount user { id } } pagingInfo { next } } }';
  expect(await bob.browser.ask(VOTERS, { id })).toEqual({
    postVoters: {
      items: [
        { clapCount: 5, user: { id: bob.personId } },
        { clapCount: 2, user: { id: ada.personId } },
      ],
      pagingInfo: { next: null },
    },
  });
  const visitor = accountBrowser(world.graph, null);
  const recommended = `{ user(id: "${ada.personId}") { recommendedPosts { items { post { title } } } } }`;
  expect(await visitor.ask(recommended)).toEqual({ user: { recommendedPosts: { items: [{ post: { title } }] } } });
});

test('lists are clapped for, private ones are not there', async () => {
  const { context } = world;
  const [ada, owner] = [await member(), await member()];
  const list = (visibility: 'public' | 'private') =>
    createList(context, { ownerId: owner.personId, name: visibility, visibility, storyIds: [] });
  const text = `mutation($id: ID!) { clapCatalog(targetCatalogId: $id, clapCount: 4) {
    __typename ... on Catalog { clapCount fanCount viewerEdge { clapCount } clappers { items { clapCount } } } } }`;
  expect(await ada.browser.ask(text, { id: await list('public') })).toEqual({
    clapCatalog: {
      __typename: 'Catalog',
      clapCount: 4,
      fanCount: 1,
      viewerEdge: { clapCount: 4 },
      clappers: { items: [{ clapCount: 4 }] },
    },
  });
  const hidden = await list('private');
  for (const browser of [ada.browser, owner.browser]) {
    expect(await browser.ask(text, { id: hidden })).toEqual({ clapCatalog: { __typename: 'NotFound' } });
  }
});

test('rule 23: claps of suspended accounts are gone after the night', async () => {
  const { context, database } = world;
  const { id } = await buildStory(context);
  const [ada, bob] = [await member(), await member()];
  await ada.browser.ask(CLAP, { id, count: 9 });
  await bob.browser.ask(CLAP, { id, count: 1 });
  await database.kysely.updateTable('person').set({ state: 'suspended' }).where('id', '=', ada.personId).execute();
  await sweepClaps(context);
  const counts = database.kysely.selectFrom('story').select(['clap_count', 'fan_count']).where('id', '=', id);
  expect(await counts.executeTakeFirst()).toEqual({ clap_count: 1, fan_count: 1 });
});
