import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { predefinedListId } from '#shared/lists/predefined-list.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { sweepReadingHistory } from './sweep-reading-history.ts';

let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
afterAll(() => world.close());

const RECORD = `mutation($input: RecordReadingInput!) { recordReading(input: $input) { isRecorded } }`;
const HISTORY = `{ readingHistory { isPaused items { percent isRead post { id viewerEdge {
  readingPosition { percent furthestPercent blockId isRead } } } } } }`;
const PAUSE = `mutation($userId: ID!, $isPaused: Boolean!) { updateViewerPreferences(userId: $userId,
  preferences: [{ name: "READING_HISTORY_PAUSED", booleanValue: $isPaused }]) { success } }`;

type Entry = { percent: number; isRead: boolean; post: { id: string; viewerEdge: { readingPosition: object } } };

async function member(changes: Partial<Viewer> = {}) {
  const personId = await buildPerson(world.context);
  const { ask } = accountBrowser(world.graph, buildViewer({ personId, ...changes }));
  const record = async (postId: string, percent: number, more: object = {}) => {
    clock.advance(1_000);
    const input = { postId, percent, isRead: false, ...more };
    return ((await ask(RECORD, { input }))['recordReading'] as { isRecorded: boolean }).isRecorded;
  };
  const history = async () => {
    const { readingHistory } = (await ask(HISTORY)) as { readingHistory: { isPaused: boolean; items: Entry[] } };
    return readingHistory.items;
  };
  const resumable = async () => {
    const id = predefinedListId(personId, 'resume');
    const query = `{ catalogById(catalogId: "${id}") { itemCount items(paging: { limit: 50 }) { items { post { id } } } } }`;
    const { catalogById } = (await ask(query)) as {
      catalogById: { itemCount: number; items: { items: { post: { id: string } }[] } };
    };
    const ids = catalogById.items.items.map(({ post }) => post.id);
    expect(catalogById.itemCount).toBe(ids.length);
    return ids;
  };
  return { personId, ask, record, history, resumable };
}

test('STORY-14: what was read stands in the history, newest first, with the place where one stopped', async () => {
  const [ada, eve] = [await member(), await member()];
  const [one, two] = [await buildStory(world.context), await buildStory(world.context)];
  expect(await ada.record(one.id, 60.4, { blockId: 'b0000001', isRead: true })).toBe(true);
  await ada.record(two.id, 5, { blockId: '<b>' });
  await ada.record(one.id, 40, { blockId: 'b0000002' });
  const at = (entry: Entry | undefined) => [
    entry?.post.id,
    entry?.percent,
    entry?.isRead,
    entry?.post.viewerEdge.readingPosition,
  ];
  const [first, second] = await ada.history();
  expect(at(first)).toEqual([
    one.id,
    60,
    true,
    { percent: 40, furthestPercent: 60, blockId: 'b0000002', isRead: true },
  ]);
  expect(at(second)).toEqual([two.id, 5, false, { percent: 5, furthestPercent: 5, blockId: null, isRead: false }]);
  expect(await eve.history(), 'shown to nobody else').toEqual([]);
  const asked = await eve.ask(`{ postViewerEdges(postIds: ["${one.id}"]) { readingPosition { percent } } }`);
  expect(asked).toEqual({ postViewerEdges: [{ readingPosition: null }] });
  await expect(accountBrowser(world.graph, null).ask(HISTORY)).rejects.toThrow(/FORBIDDEN/);
});

test('STORY-14: out of range is brought inside, and only what may be seen is kept', async () => {
  const ada = await member();
  const story = await buildStory(world.context);
  await ada.record(story.id, 4_000);
  expect((await ada.history())[0]?.percent).toBe(100);
  const draft = await buildStory(world.context, { state: 'draft' });
  const own = await buildStory(world.context, { state: 'draft', authorIds: [ada.personId] });
  for (const id of [draft.id, own.id, 'f'.repeat(12), 'x']) expect(await ada.record(id, 20), id).toBe(false);
  expect(await ada.history()).toHaveLength(1);
});

test('LIST-3: the history is paused, a story is taken out of it, and all of it is cleared', async () => {
  const ada = await member({ isSuspended: true });
  const stories = [await buildStory(world.context), await buildStory(world.context), await buildStory(world.context)];
  for (const { id } of stories) await ada.record(id, 50);
  await ada.ask(PAUSE, { userId: ada.personId, isPaused: true });
  const missed = await buildStory(world.context);
  expect(await ada.record(missed.id, 50)).toBe(false);
  expect(await ada.ask('{ readingHistory { isPaused } }')).toEqual({ readingHistory: { isPaused: true } });
  await ada.ask(PAUSE, { userId: ada.personId, isPaused: false });
  expect(await ada.record(missed.id, 50)).toBe(true);
  expect(await ada.history()).toHaveLength(4);
  await ada.ask(`mutation { removeFromReadingHistory(postId: "${missed.id}") { success } }`);
  expect((await ada.history()).map(({ post }) => post.id)).toEqual(stories.map(({ id }) => id).toReversed());
  expect(await ada.ask('mutation { clearReadingHistory { success } }')).toEqual({
    clearReadingHistory: { success: true },
  });
  expect(await ada.history()).toEqual([]);
});

test('LIST-2: Resume reading holds what was read from 10 to 90 percent, the newest 50, and lets go at 90', async () => {
  const ada = await member();
  const ids: string[] = [];
  const author = await buildPerson(world.context);
  for (let count = 0; count < 53; count += 1) {
    const { id } = await buildStory(world.context, { authorIds: [author] });
    ids.push(id);
    await ada.record(id, 10 + count);
  }
  expect(await ada.resumable()).toEqual(ids.slice(-50).toReversed());
  const [first = '', second = '', third = ''] = ids;
  await ada.record(first, 9);
  expect((await ada.resumable())[0], 'begun is begun, wherever one looks now').toBe(first);
  await ada.record(second, 90);
  await ada.record(second, 20);
  expect(await ada.resumable(), 'read to its end').not.toContain(second);
  const fresh = await buildStory(world.context);
  await ada.record(fresh.id, 9.4);
  expect(await ada.resumable()).not.toContain(fresh.id);
  await ada.ask(`mutation { removeFromReadingHistory(postId: "${third}") { success } }`);
  expect(await ada.resumable()).not.toContain(third);
});

test('rule 38: after twelve months an entry goes', async () => {
  const ada = await member();
  const [old, young] = [await buildStory(world.context), await buildStory(world.context)];
  await ada.record(old.id, 50);
  clock.advance(300 * 86_400_000);
  await ada.record(young.id, 50);
  await sweepReadingHistory(world.context);
  expect(await ada.history()).toHaveLength(2);
  clock.advance(70 * 86_400_000);
  await sweepReadingHistory(world.context);
  expect((await ada.history()).map(({ post }) => post.id)).toEqual([young.id]);
});
