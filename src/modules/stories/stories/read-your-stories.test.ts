import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { countStatements } from '#platform/database/connection.ts';
import { draftOf } from '#test/support/graph-drafts.ts';
import { publisher } from '#test/support/graph-publishing.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const COUNTS = '{ yourPostCounts { drafts scheduled public responses unlisted deleted submissions } }';
const PAGE = `query($filter: YourPostsFilter!, $to: String) { yourPosts(filter: $filter, paging: { limit: 2, to: $to }) {
  items { title } pagingInfo { next } } }`;
type PageAnswer = {
  readonly yourPosts: { readonly items: readonly { title: string }[]; pagingInfo: { next: string | null } };
};

test('WRITE-5: a writer finds their own stories in every state, with counts, and nobody else’s', async () => {
  const [ada, bob] = [await publisher(world), await publisher(world)];
  await bob.published(draftOf('Of somebody else', 'Words.'));
  await bob.start(draftOf('Draft of somebody else', 'Words.'));
  await ada.start(draftOf('A draft', 'one two three'));
  await ada.published(draftOf('Public', 'Words.'));
  await ada.published(draftOf('Locked', 'Words.'), { visibility: 'LOCKED' });
  await ada.published(draftOf('Unlisted', 'Words.'), { visibility: 'UNLISTED' });
  const scheduleAt = world.context.clock.now().getTime() + 3_600_000;
  await ada.publish(await ada.start(draftOf('Scheduled', 'Words.')), { scheduleAt, timeZone: 'UTC' });
  await ada.change('deletePost', await ada.start(draftOf('Deleted draft', 'Words.')));
  await ada.change('deletePost', await ada.published(draftOf('Deleted', 'Words.')));
  const titles = async (filter: string) => (await ada.yours(filter)).map(({ title }) => title).toSorted();
  expect(await titles('DRAFTS')).toEqual(['A draft']);
  expect(await ada.yours('DRAFTS')).toMatchObject([{ wordCount: 3, hasUnpublishedChanges: false }]);
  expect(await titles('SCHEDULED')).toEqual(['Scheduled']);
  expect(await titles('PUBLIC')).toEqual(['Locked', 'Public']);
  expect(await titles('UNLISTED')).toEqual(['Unlisted']);
  expect(await titles('DELETED')).toEqual(['Deleted', 'Deleted draft']);
  expect(await ada.ask(COUNTS)).toEqual({
    yourPostCounts: { drafts: 1, scheduled: 1, public: 2, responses: 0, unlisted: 1, deleted: 2, submissions: 0 },
  });
});

test('a published story that is being changed shows the newest words to its author and says so', async () => {
  const ada = await publisher(world);
  const value = draftOf('Before', 'Words.');
  const id = await ada.published(value);
  await ada.saveTo(id, 1, value, draftOf('After', 'Many more words.'));
  expect(await ada.yours('PUBLIC')).toMatchObject([{ title: 'After', wordCount: 3, hasUnpublishedChanges: true }]);
});

test('pages follow each other, newest first, and the soonest of the scheduled', async () => {
  const ada = await publisher(world);
  const read = async (filter: string, to: string | null = null): Promise<readonly string[]> => {
    const { yourPosts } = (await ada.ask(PAGE, { filter, to })) as PageAnswer;
    const titles = yourPosts.items.map(({ title }) => title);
    const { next } = yourPosts.pagingInfo;
    return next === null ? titles : [...titles, ...(await read(filter, next))];
  };
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await ada.start(draftOf(title, 'Words.'));
    (world.context.clock as FakeClock).advance(1_000);
  }
  expect(await read('DRAFTS')).toEqual(['Five', 'Four', 'Three', 'Two', 'One']);
  const now = world.context.clock.now().getTime();
  for (const [index, { post }] of (await ada.yours('DRAFTS')).entries()) {
    await ada.publish(post.id, { scheduleAt: now + (index + 1) * 3_600_000, timeZone: 'UTC' });
  }
  expect(await read('SCHEDULED')).toEqual(['Five', 'Four', 'Three', 'Two', 'One']);
});

test('SEARCH-10: one’s own stories are searched by what is written last, page by page, and nobody else’s', async () => {
  const [ada, bob] = [await publisher(world), await publisher(world)];
  const find = async (by: typeof ada, filter: string, query: string, to: string | null = null): Promise<string[]> => {
    const text = PAGE.replace('$to: String)', '$to: String, $q: String)').replace('$filter,', '$filter, query: $q,');
    const { yourPosts } = (await by.ask(text, { filter, to, q: query })) as PageAnswer;
    const titles = yourPosts.items.map(({ title }) => title);
    const { next } = yourPosts.pagingInfo;
    return next === null ? titles : [...titles, ...(await find(by, filter, query, next))];
  };
  for (const title of ['Boar Pig one', 'Other', 'Boar Pig two', 'Boar Pig three']) {
    await ada.start(draftOf(title, 'Words.'));
    (world.context.clock as FakeClock).advance(1_000);
  }
  await bob.start(draftOf('Boar Pig of Bob', 'Words.'));
  const value = draftOf('Before', 'Words.');
  const id = await ada.published(value);
  await ada.saveTo(id, 1, value, draftOf('Ångström after', 'Words.'));
  expect(await find(ada, 'DRAFTS', 'boarpig')).toEqual(['Boar Pig three', 'Boar Pig two', 'Boar Pig one']);
  expect(await find(ada, 'DRAFTS', 'pig tw')).toEqual(['Boar Pig two']);
  expect(await find(ada, 'DRAFTS', '  ')).toHaveLength(4);
  expect(await find(ada, 'DRAFTS', '?!')).toEqual([]);
  expect(await find(ada, 'PUBLIC', 'pig')).toEqual([]);
  expect(await find(ada, 'PUBLIC', 'angstrom')).toEqual(['Ångström after']);
  expect(await find(bob, 'DRAFTS', 'pig')).toEqual(['Boar Pig of Bob']);
});

test('however many there are, they cost the same number of statements', async () => {
  const cost = async (count: number): Promise<number> => {
    const ada = await publisher(world);
    for (let index = 0; index < count; index += 1) await ada.start(draftOf(`Draft ${index}`, 'Words.'));
    return (await countStatements(() => ada.yours('DRAFTS'))).count;
  };
  expect(await cost(9)).toBe(await cost(2));
});
