import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
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
const admin = () => as({ roles: new Set(['ADMIN']) });
const visitor = () => accountBrowser(world.graph, null);

const PAGE = 'query($path: String!) { sitePage(path: $path) { id state title bodyHtml isNew } }';
const PUBLISH = `mutation($path: String!, $title: String!, $markdown: String!, $newUntil: Timestamp) {
  result: publishSitePage(path: $path, title: $title, markdown: $markdown, newUntil: $newUntil) {
    __typename ... on UserError { message } } }`;
const UNSET = 'mutation($path: String!) { result: unsetSitePage(path: $path) { __typename } }';
const RESET = 'mutation($path: String!) { result: resetSitePage(path: $path) { __typename } }';
const PREVIEW = `mutation($markdown: String!) { result: previewSitePage(markdown: $markdown) {
  __typename ... on SitePagePreview { bodyHtml } } }`;
const SOURCE = `query($path: String!) { sitePage(path: $path) {
  source { title markdown versions { title markdown author } } } }`;

test('HOME-9: a page is written in Markdown, taken away and set back, and keeps what stood there', async () => {
  const browser = await admin();
  const path = '/creators';
  expect(await visitor().ask(PAGE, { path })).toMatchObject({ sitePage: { id: 'ShowCreators', state: 'DEFAULT' } });
  await browser.ask(PUBLISH, { path, title: 'One', markdown: 'Some *words*.' });
  await browser.ask(PUBLISH, { path, title: 'Two', markdown: '## More\n\n<script>alert(1)</script>[x](javascript:1)' });
  const { sitePage } = await visitor().ask(PAGE, { path });
  expect(sitePage).toMatchObject({ state: 'SET', title: 'Two', isNew: false });
  expect(JSON.stringify(sitePage)).toContain('<h2');
  expect(JSON.stringify(sitePage)).not.toMatch(/<script|href=..javascript:/);
  await browser.ask(UNSET, { path });
  expect(await visitor().ask(PAGE, { path })).toEqual({
    sitePage: { id: 'ShowCreators', state: 'UNSET', title: '', bodyHtml: '', isNew: false },
  });
  const source = await browser.ask(SOURCE, { path });
  expect(source).toMatchObject({
    sitePage: { source: { title: 'Two', versions: [{ title: 'Two' }, { title: 'One', markdown: 'Some *words*.' }] } },
  });
  await browser.ask(RESET, { path });
  expect(await visitor().ask(PAGE, { path })).toMatchObject({ sitePage: { state: 'DEFAULT', title: '' } });
  expect(await browser.ask(SOURCE, { path })).toMatchObject({ sitePage: { source: { versions: [{}, {}] } } });
});

test('the “New” badge is there until its day', async () => {
  const browser = await admin();
  const now = world.context.clock.now().getTime();
  for (const [newUntil, isNew] of [
    [now + 1_000, true],
    [now, false],
    [null, false],
  ] as const) {
    await browser.ask(PUBLISH, { path: '/choose', title: 'Choose', markdown: 'Words.', newUntil });
    expect(await visitor().ask(PAGE, { path: '/choose' })).toMatchObject({ sitePage: { isNew } });
  }
});

test('a preview keeps nothing', async () => {
  const browser = await admin();
  expect(await browser.ask(PREVIEW, { markdown: '- one\n- two' })).toMatchObject({
    result: { __typename: 'SitePagePreview', bodyHtml: expect.stringContaining('<li>') },
  });
  expect(await browser.ask(PREVIEW, { markdown: ' ' })).toMatchObject({ result: { __typename: 'BadRequest' } });
});

test('only administrators write pages, and only those of words', async () => {
  for (const changes of [{}, { roles: new Set(['MODERATOR'] as const) }, { roles: new Set(['CURATOR'] as const) }]) {
    const browser = await as(changes);
    for (const [mutation, variables] of [
      [PUBLISH, { path: '/about', title: 'Mine', markdown: 'Words.' }],
      [UNSET, { path: '/about' }],
      [RESET, { path: '/about' }],
      [PREVIEW, { markdown: 'Words.' }],
      [SOURCE, { path: '/about' }],
      ['{ sitePages { id } }', {}],
    ] as const) {
      await expect(browser.ask(mutation, variables)).rejects.toThrow(/FORBIDDEN/);
    }
  }
  const browser = await admin();
  for (const [input, type] of [
    [{ path: '/', title: 'Home', markdown: 'Words.' }, 'NotFound'],
    [{ path: '/search', title: 'Search', markdown: 'Words.' }, 'NotFound'],
    [{ path: '/about', title: ' ', markdown: 'Words.' }, 'BadRequest'],
    [{ path: '/about', title: 'x'.repeat(101), markdown: 'Words.' }, 'BadRequest'],
    [{ path: '/about', title: 'About', markdown: 'x'.repeat(200_001) }, 'BadRequest'],
  ] as const) {
    expect(await browser.ask(PUBLISH, input)).toMatchObject({ result: { __typename: type } });
  }
  expect(await visitor().ask(PAGE, { path: '/about' })).toMatchObject({ sitePage: { state: 'DEFAULT' } });
});
