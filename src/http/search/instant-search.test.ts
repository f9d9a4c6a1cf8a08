import { createRequire } from 'node:module';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexPending } from '#modules/finding/search/index-pending.ts';
import { ownSearchKey } from '#modules/finding/search/search-config-of.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { freePort } from '#test/support/free-port.ts';
import { type TestSite, startTestSite } from '#test/support/test-site.ts';

/** As far as it is used here: its own types cannot be read by the rules of Node. */
type Items<Item> = {
  readonly items: readonly Item[];
  readonly refine: (value: string) => void;
  readonly nbPages: number;
};
type Hit = { readonly _highlightResult?: Readonly<Record<string, { readonly value: string }>> };
type Connect = <Item>(render: (state: Items<Item>) => void) => (parameters: object) => object;
type Kit = {
  readonly default: (options: object) => {
    readonly addWidgets: (widgets: readonly object[]) => void;
    readonly start: () => void;
    readonly dispose: () => void;
  };
};
type Connectors = Readonly<
  Record<'connectConfigure' | 'connectHits' | 'connectRefinementList' | 'connectPagination', Connect>
>;

const require = createRequire(import.meta.url);
const { default: instantsearch } = require('instantsearch.js') as Kit;
const connectors = require('instantsearch.js/cjs/connectors/index.js') as Connectors;

let site: TestSite;
let port: number;

beforeAll(async () => {
  port = await freePort();
  const settings = { PORT: String(port), LONGHAND_URL: `http://127.0.0.1:${port}` };
  site = await startTestSite('export const renderPage = () => undefined;', {}, settings);
  for (const [title, tag] of [
    ['Tea & toast', 'Food'],
    ['Tea for two', 'Music'],
    ['Tea leaves', 'Food'],
  ] as const)
    await buildStory(site.context, { title, tags: [tag] });
  await indexPending(site.context);
});
afterAll(() => site.close());

test('SEARCH-1: the official search page kit shows hits, counts and pages', async () => {
  const searchClient = liteClient('LONGHAND', ownSearchKey(site.context.secrets), {
    hosts: [{ url: `127.0.0.1:${port}/_/search`, accept: 'readWrite', protocol: 'http' }],
  });
  const shown: { titles: string[]; food: number; pages: number; refine?: (value: string) => void } = {
    titles: [],
    food: 0,
    pages: 0,
  };
  const search = instantsearch({ indexName: 'post', searchClient, initialUiState: { post: { query: 'tea' } } });
  search.addWidgets([
    connectors.connectConfigure(() => undefined)({ searchParameters: { hitsPerPage: 2, query: 'tea' } }),
    connectors.connectHits<Hit>(({ items }) => {
      shown.titles = items.map((item) => item['_highlightResult']?.['title']?.value ?? '');
    })({}),
    connectors.connectRefinementList<{ readonly value: string; readonly count: number }>(({ items, refine }) => {
      shown.food = items.find(({ value }) => value === 'food')?.count ?? 0;
      shown.refine = refine;
    })({ attribute: 'tags' }),
    connectors.connectPagination(({ nbPages }) => {
      shown.pages = nbPages;
    })({}),
  ]);
  search.start();
  await expect.poll(() => shown.titles.length).toBe(2);
  expect(shown).toMatchObject({ food: 2, pages: 2 });
  expect(shown.titles).toContain('<mark>Tea</mark> &amp; toast');
  shown.refine?.('food');
  await expect.poll(() => shown.pages).toBe(1);
  expect(shown.titles.toSorted()).toEqual(['<mark>Tea</mark> &amp; toast', '<mark>Tea</mark> leaves']);
  search.dispose();
});
