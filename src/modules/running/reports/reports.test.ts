import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#modules/ground/viewer.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
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
