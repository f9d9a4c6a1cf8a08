import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow } from '#modules/people/follows/follow.ts';
import { findViewer } from '#modules/identity/sessions/find-viewer.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
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
  return { personId, browser: accountBrowser(world.graph, buildViewer({ personId, ...changes })) };
}

const EDGE = 'id socialStats { followerCount followingCount } viewerEdge { isBlocking isFollowing }';
const ANSWER = `... on User { ${EDGE} } ... on UserError { __typename message }`;
const BLOCK = `mutation($id: ID!) { blockUser(targetUserId: $id) { ${ANSWER} } }`;
const UNBLOCK = `mutation($id: ID!) { unblockUser(targetUserId: $id) { ${ANSWER} } }`;

test('PROF-5: blocking ends the follows of both sides, twice is once, and nobody else is told', async () => {
  const [ada, bob] = [await member(), await member()];
  await follow(world.context, { followerId: ada.personId, kind: 'person', id: bob.personId });
  await follow(world.context, { followerId: bob.personId, kind: 'person', id: ada.personId });
  for (let round = 0; round < 2; round += 1) {
    expect(await ada.browser.ask(BLOCK, { id: bob.personId })).toEqual({
      blockUser: {
        id: bob.personId,
        socialStats: { followerCount: 0, followingCount: 0 },
        viewerEdge: { isBlocking: true, isFollowing: false },
      },
    });
  }
  expect(await ada.browser.ask('{ viewer { blockedUsers { items { id } } socialStats { followingCount } } }')).toEqual({
    viewer: { blockedUsers: { items: [{ id: bob.personId }] }, socialStats: { followingCount: 0 } },
  });
  const query = 'query($id: ID!) { user(id: $id) { blockedUsers { items { id } } } }';
  await expect(bob.browser.ask(query, { id: ada.personId })).rejects.toThrow(/FORBIDDEN/);
  expect(await ada.browser.ask(UNBLOCK, { id: bob.personId })).toMatchObject({
    unblockUser: { viewerEdge: { isBlocking: false } },
  });
});

test('PROF-5: a session knows both sides of a block at once', async () => {
  const { context } = world;
  const [ada, bob, eve] = [await member(), await member(), await member()];
  await ada.browser.ask(BLOCK, { id: bob.personId });
  await eve.browser.ask(BLOCK, { id: ada.personId });
  const cookie = `t${'a'.repeat(43)}`;
  const now = context.clock.now();
  await context.database.kysely
    .insertInto('session')
    .values({
      id: 'session-of-ada',
      token_hash: hashOfToken(cookie),
      person_id: ada.personId,
      host: 'main',
      method: 'email',
      user_agent: '',
      network: '192.0.2.1',
      country: null,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + 1_000),
      stepped_up_at: null,
      parent_id: null,
    })
    .execute();
  const found = await findViewer(context, cookie, 'main');
  expect([...(found?.viewer.blocking ?? [])]).toEqual([bob.personId]);
  expect([...(found?.viewer.blockedBy ?? [])]).toEqual([eve.personId]);
});

test('PROF-5: who is blocked finds neither the profile nor the stories, and follows nobody there', async () => {
  const [ada, bob] = [await member(), await member()];
  const story = await buildStory(world.context, { authorIds: [ada.personId] });
  await ada.browser.ask(BLOCK, { id: bob.personId });
  const viewer = buildViewer({ personId: bob.personId, blockedBy: new Set([ada.personId]) });
  const blocked = accountBrowser(world.graph, viewer);
  const variables = { id: ada.personId, postId: story.id };
  const query = `query($id: ID!, $postId: ID!) { user(id: $id) { id } userResult(id: $id) { __typename }
    postResult(id: $postId) { __typename } latestPosts { items { post { id } } } }`;
  expect(await blocked.ask(query, variables)).toMatchObject({
    user: null,
    userResult: { __typename: 'NotFound' },
    postResult: { __typename: 'Blocked' },
    latestPosts: { items: [] },
  });
  const followThem = 'mutation($id: ID!) { followUser(targetUserId: $id) { __typename } }';
  expect(await blocked.ask(followThem, variables)).toEqual({ followUser: { __typename: 'NotFound' } });
});

test('PROF-5: nobody blocks themselves, who is not there, or while they are suspended or signed out', async () => {
  const ada = await member();
  expect(await ada.browser.ask(BLOCK, { id: ada.personId })).toMatchObject({
    blockUser: { __typename: 'BadRequest', message: expect.stringContaining('block yourself') },
  });
  const gone = await buildPerson(world.context, { state: 'deleted' });
  for (const id of ['nobody', gone]) {
    expect(await ada.browser.ask(BLOCK, { id })).toMatchObject({ blockUser: { __typename: 'NotFound' } });
  }
  for (const viewer of [null, buildViewer({ personId: ada.personId, isSuspended: true })]) {
    await expect(accountBrowser(world.graph, viewer).ask(BLOCK, { id: gone })).rejects.toThrow(/FORBIDDEN/);
  }
});

test('two who block each other at once never wait for each other', async () => {
  const [ada, bob] = [await member(), await member()];
  for (let round = 0; round < 5; round += 1) {
    await follow(world.context, { followerId: ada.personId, kind: 'person', id: bob.personId });
    await Promise.all([ada.browser.ask(BLOCK, { id: bob.personId }), bob.browser.ask(BLOCK, { id: ada.personId })]);
    await Promise.all([ada.browser.ask(UNBLOCK, { id: bob.personId }), bob.browser.ask(UNBLOCK, { id: ada.personId })]);
  }
});
