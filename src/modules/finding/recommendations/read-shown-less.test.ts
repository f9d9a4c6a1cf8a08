import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function member() {
  const personId = await buildPerson(world.context);
  return { personId, browser: accountBrowser(world.graph, buildViewer({ personId })) };
}
const LIST = `query($id: ID!) { user(id: $id) { shownLess(paging: { limit: 2 }) { items { __typename
  ... on Post { id } ... on User { id } ... on Collection { id } ... on Tag { slug } } pagingInfo { next } } } }`;
const REST = LIST.replace('$id: ID!', '$id: ID!, $to: String').replace('limit: 2', 'limit: 20, to: $to');
const LESS =
  'mutation($id: ID!, $reason: ShowLessReason!) { showLess(targetPostId: $id, reason: $reason) { __typename } }';
const UNDO = 'mutation($reason: ShowLessReason!, $id: ID!) { undoShowLessOf(reason: $reason, targetId: $id) }';

test('rule 40: what one asked to see less of is listed page by page, and each can be taken back', async () => {
  const { context } = world;
  const [ada, author, publicationId] = [await member(), await buildPerson(context), await buildPublication(context)];
  const story = await buildStory(context, { authorIds: [author], publicationId });
  for (const reason of ['AUTHOR', 'PUBLICATION']) await ada.browser.ask(LESS, { id: story.id, reason });
  const read = async () => {
    const first = await ada.browser.ask(LIST, { id: ada.personId });
    const page = (answer: unknown) =>
      (answer as { user: { shownLess: { items: readonly { id: string }[]; pagingInfo: { next: string | null } } } })
        .user.shownLess;
    const { items, pagingInfo } = page(first);
    if (pagingInfo.next === null) return items;
    return [...items, ...page(await ada.browser.ask(REST, { id: ada.personId, to: pagingInfo.next })).items];
  };
  const ids = async () => (await read()).map(({ id }) => id).toSorted();
  expect(await ids()).toEqual([story.id, author, publicationId].toSorted());
  expect(await ada.browser.ask(UNDO, { reason: 'AUTHOR', id: author })).toEqual({ undoShowLessOf: true });
  expect(await ids()).toEqual([story.id, publicationId].toSorted());
  // Of another kind is another thing, and twice is once.
  await ada.browser.ask(UNDO, { reason: 'AUTHOR', id: story.id });
  await ada.browser.ask(UNDO, { reason: 'STORY', id: story.id });
  await ada.browser.ask(UNDO, { reason: 'STORY', id: story.id });
  expect(await ids()).toEqual([publicationId]);
});

test('what somebody else wants to see less of is nobody’s business', async () => {
  const [ada, bob] = [await member(), await member()];
  await expect(bob.browser.ask(LIST, { id: ada.personId })).rejects.toThrow(/FORBIDDEN/);
});
