import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#modules/ground/viewer.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { rankForgotten } from './rank-case.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const as = async (changes: Partial<Viewer> = {}) =>
  accountBrowser(world.graph, buildViewer({ personId: await buildPerson(world.context), ...changes }));
const report = (field: string, name: string) =>
  `mutation($id: ID!, $comment: String) { ${field}(${name}: $id, reason: SPAM, comment: $comment) {
    __typename ... on ReportReceived { targetId } ... on UserError { message } } }`;
const POST = report('reportPost', 'targetPostId');
const USER = report('reportUser', 'targetUserId');
const CATALOG = report('reportCatalog', 'targetCatalogId');
const CASES = `{ reportCases(paging: { limit: 50 }) { items { id targetKind targetId reportCount
  reports { reason comment reporter { id } } } } }`;
type Case = { readonly id: string; readonly targetId: string };

async function casesOf(browser: Awaited<ReturnType<typeof as>>, id: string) {
  const { items } = (await browser.ask(CASES))['reportCases'] as { items: readonly Case[] };
  return items.filter(({ targetId }) => targetId === id);
}

test('rule 162: reports of one thing are one case; said again it takes the place of what was said', async () => {
  const moderator = await as({ roles: new Set(['MODERATOR']) });
  const { id } = await buildStory(world.context);
  const [ada, bob] = [await as(), await as()];
  for (const browser of [ada, ada, bob]) {
    const comment = browser === ada ? 'Buy things' : null;
    expect(await browser.ask(POST, { id, comment })).toEqual({
      reportPost: { __typename: 'ReportReceived', targetId: id },
    });
  }
  const [only, ...others] = await casesOf(moderator, id);
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    targetKind: 'POST',
    reportCount: 2,
    reports: expect.arrayContaining([{ reason: 'SPAM', comment: 'Buy things', reporter: { id: ada.viewer.personId } }]),
  });
  const decide = 'mutation($id: ID!) { decideReportCase(caseId: $id, isUpheld: true) { __typename } }';
  expect(await moderator.ask(decide, { id: only?.id })).toEqual({
    decideReportCase: { __typename: 'DecidedReportCase' },
  });
  expect(await moderator.ask(decide, { id: only?.id })).toEqual({ decideReportCase: { __typename: 'NotFound' } });
  expect(await casesOf(moderator, id)).toEqual([]);
  await ada.ask(POST, { id });
  expect(await casesOf(moderator, id)).toMatchObject([{ reportCount: 1 }]);
});

test('people and lists are reported, but not one’s own, and not what one does not see', async () => {
  const { context } = world;
  const [ada, other] = [await as(), await buildPerson(context)];
  const { id: storyId } = await buildStory(context, { authorIds: [ada.viewer.personId] });
  const [open, hidden] = [
    await createList(context, { ownerId: other, name: 'Open', storyIds: [storyId] }),
    await createList(context, { ownerId: other, name: 'Hidden', visibility: 'private', storyIds: [storyId] }),
  ];
  expect(await ada.ask(USER, { id: other })).toMatchObject({ reportUser: { __typename: 'ReportReceived' } });
  expect(await ada.ask(CATALOG, { id: open })).toMatchObject({ reportCatalog: { __typename: 'ReportReceived' } });
  expect(await ada.ask(CATALOG, { id: hidden })).toMatchObject({ reportCatalog: { __typename: 'NotFound' } });
  expect(await ada.ask(USER, { id: ada.viewer.personId })).toMatchObject({ reportUser: { __typename: 'BadRequest' } });
  expect(await ada.ask(POST, { id: storyId })).toMatchObject({ reportPost: { __typename: 'BadRequest' } });
  expect(await ada.ask(POST, { id: 'ffffffffffff' })).toMatchObject({ reportPost: { __typename: 'NotFound' } });
  const long = 'x'.repeat(1_001);
  expect(await ada.ask(USER, { id: other, comment: long })).toMatchObject({ reportUser: { __typename: 'BadRequest' } });
  const response = report('reportResponse', 'targetResponseId');
  expect(await ada.ask(response, { id: 'ffffffffffff' })).toMatchObject({ reportResponse: { __typename: 'NotFound' } });
});

test('rule 161: only moderators and administrators read and decide reports', async () => {
  const decide = 'mutation { decideReportCase(caseId: "x", isUpheld: true) { __typename } }';
  for (const changes of [
    {},
    { roles: new Set(['CURATOR'] as const) },
    { roles: new Set(['MODERATOR'] as const), isSuspended: true },
    { roles: new Set(['ADMIN'] as const), sessionId: null, scopes: new Set(['read', 'write'] as const) },
  ]) {
    const browser = await as(changes);
    await expect(browser.ask(CASES)).rejects.toThrow(/FORBIDDEN/);
    await expect(browser.ask(decide)).rejects.toThrow(/FORBIDDEN/);
  }
  await expect(accountBrowser(world.graph, null).ask(USER, { id: 'x' })).rejects.toThrow(/FORBIDDEN/);
});

test('rule 264: the graver, the better believed and the further reaching comes first, and a page continues the order', async () => {
  const moderator = await as({ roles: new Set(['MODERATOR']) });
  const tell = async (id: string, reason: string, by: { ask: (typeof moderator)['ask'] }) => {
    await by.ask(`mutation($id: ID!) { reportPost(targetPostId: $id, reason: ${reason}) { __typename } }`, { id });
  };
  const story = async (followers = 0) => {
    const authorId = await buildPerson(world.context);
    const text = 'update person set follower_count = $2 where id = $1';
    await world.database.query('test_followers', text, [authorId, followers]);
    return (await buildStory(world.context, { authorIds: [authorId] })).id;
  };
  const decide = 'mutation($id: ID!, $is: Boolean!) { decideReportCase(caseId: $id, isUpheld: $is) { __typename } }';
  const [right, wrong] = [await as(), await as()];
  for (const [by, is] of [
    [right, true],
    [wrong, false],
  ] as const) {
    const id = await story();
    await tell(id, 'SPAM', by);
    await moderator.ask(decide, { id: (await casesOf(moderator, id))[0]?.id, is });
  }
  const [light, believed, doubted, far, grave] = [
    await story(),
    await story(),
    await story(),
    await story(100_000),
    await story(),
  ];
  await tell(grave, 'VIOLENCE', await as());
  await tell(far, 'SPAM', await as());
  await tell(doubted, 'SPAM', wrong);
  await tell(believed, 'SPAM', right);
  await tell(light, 'SPAM', await as());
  const wanted = [far, grave, believed, light, doubted];
  const page = `query($to: String) { reportCases(paging: { limit: 2, to: $to }) {
    items { targetId } pagingInfo { next } } }`;
  const seen: string[] = [];
  let to: string | null = null;
  do {
    const { items, pagingInfo } = (await moderator.ask(page, { to }))['reportCases'] as {
      items: readonly { targetId: string }[];
      pagingInfo: { next: string | null };
    };
    seen.push(...items.map(({ targetId }) => targetId));
    to = pagingInfo.next;
  } while (to !== null);
  expect(seen.filter((id) => wanted.includes(id))).toEqual(wanted);
  await world.database.query('test_unrank', 'delete from case_rank', []);
  expect(await casesOf(moderator, grave)).toEqual([]);
  await rankForgotten(world.database);
  expect(await casesOf(moderator, grave)).toHaveLength(1);
});
