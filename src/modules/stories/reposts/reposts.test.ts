import { afterAll, beforeAll, expect, test } from 'vitest';
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

const REPOST = `mutation($id: ID!, $note: String!) { repostPost(postId: $id, note: $note) {
  __typename ... on Post { repostCount viewerEdge { repostNote } } ... on UserError { message } } }`;
const UNDO = 'mutation($id: ID!) { undoRepost(postId: $id) { repostCount viewerEdge { repostNote } } }';
const OF = 'query($id: ID!) { user(id: $id) { reposts { note post { id } } } }';

async function member(changes: Partial<Viewer> = {}) {
  const personId = await buildPerson(world.context);
  const { ask } = accountBrowser(world.graph, buildViewer({ personId, ...changes }));
  const field = async (query: string, variables: Readonly<Record<string, unknown>>) =>
    Object.values(await ask(query, variables))[0];
  return { personId, repost: (id: string, note = '') => field(REPOST, { id, note }), field };
}

test('WRITE-7: a story is reposted with a note, once for each person, and the repost is undone at any time', async () => {
  const [ada, bob] = [await member(), await member()];
  const story = await buildStory(world.context);
  expect(await ada.repost(story.id, ' Read  this ')).toMatchObject({
    repostCount: 1,
    viewerEdge: { repostNote: 'Read this' },
  });
  await bob.repost(story.id);
  expect(await ada.repost(story.id, 'Another note')).toMatchObject({
    repostCount: 2,
    viewerEdge: { repostNote: 'Another note' },
  });
  expect(await bob.field(OF, { id: ada.personId })).toEqual({
    reposts: [{ note: 'Another note', post: { id: story.id } }],
  });
  for (let round = 0; round < 2; round += 1) {
    expect(await ada.field(UNDO, { id: story.id })).toEqual({ repostCount: 1, viewerEdge: { repostNote: null } });
  }
  expect(await bob.field(OF, { id: ada.personId })).toEqual({ reposts: [] });
});

test('WRITE-7: a repost counts as nobody’s read', async () => {
  const [ada, story] = [await member(), await buildStory(world.context)];
  await ada.repost(story.id);
  const rows = await world.database.query('test_read_days', 'select 1 from story_read_day where story_id = $1', [
    story.id,
  ]);
  expect(rows).toEqual([]);
});

test('WRITE-7: a note of 280 characters is kept and one of 281 refused', async () => {
  const [ada, story] = [await member(), await buildStory(world.context)];
  expect(await ada.repost(story.id, '🙂'.repeat(280))).toMatchObject({ __typename: 'Post' });
  expect(await ada.repost(story.id, '🙂'.repeat(281))).toEqual({
    __typename: 'BadRequest',
    message: 'Keep the note to 280 characters.',
  });
});

test('WRITE-7: what readers do not see, and what a block keeps away, is not reposted', async () => {
  const story = await buildStory(world.context, { authorIds: [await buildPerson(world.context)] });
  const draft = await buildStory(world.context, { state: 'draft' });
  const [{ authorId } = { authorId: '' }] = await world.database.query<{ authorId: string }>(
    'test_creator',
    'select creator_id as "authorId" from story where id = $1',
    [story.id],
  );
  const blocked = await member({ blockedBy: new Set([authorId]) });
  expect(await blocked.repost(story.id)).toMatchObject({ __typename: 'NotFound' });
  const ada = await member();
  expect(await ada.repost(draft.id)).toMatchObject({ __typename: 'NotFound' });
  const unverified = await member({ isEmailVerified: false });
  expect(await unverified.repost(story.id)).toMatchObject({ __typename: 'Forbidden' });
  const suspended = await member({ isSuspended: true });
  await expect(suspended.repost(story.id)).rejects.toThrow('FORBIDDEN');
});

test('WRITE-7: a repost of a story that is gone is shown to nobody', async () => {
  const [ada, story] = [await member(), await buildStory(world.context)];
  await ada.repost(story.id, 'Gone soon');
  await world.database.query('test_unlist', 'update story set is_listed = false where id = $1', [story.id]);
  expect(await ada.field(OF, { id: ada.personId })).toEqual({ reposts: [] });
  expect(await ada.field(UNDO, { id: story.id })).toBeNull();
});
