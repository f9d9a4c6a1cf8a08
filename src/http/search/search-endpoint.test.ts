import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { indexPending } from '#modules/finding/search/index-pending.ts';
import { ownSearchKey } from '#modules/finding/search/search-config-of.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { freePort } from '#test/support/free-port.ts';
import { type TestSite, startTestSite } from '#test/support/test-site.ts';

let site: TestSite;
let port: number;
let key: string;
let storyId: string;

beforeAll(async () => {
  port = await freePort();
  const settings = { PORT: String(port), LONGHAND_URL: `http://127.0.0.1:${port}`, SEARCH_INDEX_PREFIX: 'lh_' };
  site = await startTestSite('export const renderPage = () => undefined;', {}, settings);
  const { context } = site;
  key = ownSearchKey(context.secrets);
  const ada = await buildPerson(context, { username: 'ada', name: 'Ada <b>Byron</b>', isUnclaimed: true });
  await buildPerson(context, { username: 'reader', name: 'Ada Reader', isUnclaimed: true });
  const add = (title: string, tags: string[], publishedAt: string) =>
    buildStory(context, {
      title,
      tags,
      publishedAt: new Date(publishedAt),
      authorIds: [ada],
      document: storyDocument(paragraph(`Many words of ${title.toLowerCase()}, and a kettle among them.`)),
    });
  storyId = (await add('Engines & <em>kettles</em>', ['Steam', 'Tea'], '2026-01-01')).id;
  await add('Engines of wood', ['Steam'], '2025-01-01');
  await add('A kettle sings', ['Tea'], '2024-01-01');
  for (let index = 0; index < 25; index += 1) await add(`Number ${index}`, ['Numbers'], '2023-01-01');
  await indexPending(context);
});
afterAll(() => site.close());

function client(apiKey = key) {
  return algoliasearch('LONGHAND', apiKey, {
    hosts: [{ url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' }],
  });
}
type Hit = Readonly<Record<string, unknown>>;
const search = async (params: object, indexName = 'lh_post') =>
  await client().searchSingleIndex<Hit>({ indexName, searchParams: params });
const titles = async (params: object) => (await search(params)).hits.map(({ title }) => title);

describe('SEARCH-1: the official client', () => {
  test('asks several indexes at once', async () => {
    const { results } = await client().search<Hit>({
      requests: [
        { indexName: 'lh_post', query: 'engin', hitsPerPage: 3, clickAnalytics: true, analyticsTags: ['web'] },
        { indexName: 'lh_user', query: 'ada', hitsPerPage: 3, filters: 'NOT peopleType:AUTHOR' },
        { indexName: 'lh_tag', query: 'ste', numericFilters: ['postCount>=1'] },
        { indexName: 'lh_collection', query: 'ada' },
      ],
    });
    expect(results.map((result) => ('hits' in result ? result.hits.length : -1))).toEqual([2, 1, 1, 0]);
    expect(results[0]).toMatchObject({
      nbHits: 2,
      page: 0,
      nbPages: 1,
      hitsPerPage: 3,
      query: 'engin',
      index: 'lh_post',
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
      exhaustiveNbHits: true,
    });
    expect(results[1]).toMatchObject({ hits: [{ username: 'reader', peopleType: 'READER' }] });
    expect(results[2]).toMatchObject({ hits: [{ tagSlug: 'steam', displayText: 'Steam', postCount: 2 }] });
  });

  test('highlights: escaped where the tags are HTML, left to the client where they are not', async () => {
    const { hits } = await search({ query: 'engines kettl', attributesToSnippet: ['content:5'] });
    const result = hits[0]?.['_highlightResult'] as Record<string, Hit>;
    expect(result['title']).toEqual({
      value: '<em>Engines</em> &amp; &lt;em&gt;<em>kettl</em>es&lt;/em&gt;',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['engines', 'kettl'],
    });
    expect(hits[0]?.['_snippetResult']).toMatchObject({ content: { matchLevel: 'full' } });
    const own = { query: 'engines', highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' };
    const raw = (await search(own)).hits[0]?.['_highlightResult'] as Record<string, Hit>;
    expect(raw['title']?.['value']).toContain('__ais-highlight__Engines__/ais-highlight__');
    expect(raw['title']?.['value']).not.toContain('&lt;');
  });

  test('filters in every form (SEARCH-2)', async () => {
    const all = ['Engines & <em>kettles</em>', 'Engines of wood', 'A kettle sings'];
    expect(await titles({ query: '', filters: 'tags:steam AND tags:tea' })).toEqual([all[0]]);
    expect(await titles({ query: '', filters: '(tags:steam OR tags:tea) AND NOT tags:"tea"' })).toEqual([all[1]]);
    expect(await titles({ query: '', facetFilters: [['tags:steam', 'tags:tea']] })).toEqual(all);
    expect(await titles({ query: 'kettle', facetFilters: ['tags:-steam', 'tags:tea'] })).toEqual([all[2]]);
    const year = Date.UTC(2025, 6, 1);
    expect(await titles({ query: 'engines', numericFilters: [`latestPublishedAt<${year}`] })).toEqual([all[1]]);
    expect(await titles({ query: 'engines', filters: `latestPublishedAt:0 TO ${year}` })).toEqual([all[1]]);
    expect(await titles({ query: 'engines', filters: `authorId:nobody` })).toEqual([]);
  });

  test('facets, paging and what is retrieved', async () => {
    const faceted = await search({ query: 'kettle', facets: ['tags', 'readingTime'], hitsPerPage: 2, page: 1 });
    expect(faceted).toMatchObject({ page: 1, hitsPerPage: 2, facets: { tags: { numbers: 25, steam: 2, tea: 2 } } });
    expect(faceted.facets_stats?.['readingTime']).toMatchObject({ min: expect.any(Number), sum: expect.any(Number) });
    expect(faceted.nbPages).toBe(14);
    const first = await search({ query: 'number', hitsPerPage: 10, attributesToRetrieve: ['title'] });
    const second = await search({ query: 'number', offset: 10, length: 15 });
    expect(first.hits.map((hit) => Object.keys(hit).filter((name) => !name.startsWith('_')))[0]).toEqual([
      'title',
      'objectID',
    ]);
    const ids = [...first.hits, ...second.hits].map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(25);
    expect(second).toMatchObject({ offset: 10, length: 15 });
    const { facetHits } = await client().searchForFacetValues({
      indexName: 'lh_post',
      facetName: 'tags',
      searchForFacetValuesRequest: { facetQuery: 'st' },
    });
    expect(facetHits).toEqual([{ value: 'steam', highlighted: '<em>st</em>eam', count: 2 }]);
  });

  test('errors are the ones of the protocol', async () => {
    await expect(client('wrong').searchSingleIndex({ indexName: 'lh_post' })).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
    await expect(search({ query: 'x' }, 'lh_nothing')).rejects.toMatchObject({
      status: 404,
      message: 'Index lh_nothing does not exist',
    });
    for (const params of [
      { hitsPerPage: 5_000 },
      { filters: 'a:b AND' },
      { filters: '(a:1 AND b:2) OR c:3' },
      { nonsense: 1 },
    ]) {
      await expect(search(params), JSON.stringify(params)).rejects.toMatchObject({ status: 400 });
    }
  });

  test('SEARCH-8: a click on what was shown is kept and brings it up', async () => {
    const before = await titles({ query: 'kettle' });
    const shown = await search({ query: 'kettle', clickAnalytics: true, hitsPerPage: 5 });
    const last = shown.hits.at(-1);
    const insights = client().initInsights({
      region: undefined,
      options: { hosts: [{ url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' }] },
    });
    for (let count = 0; count < 12; count += 1) {
      const { queryID, hits } = await search({ query: 'kettle', clickAnalytics: true, hitsPerPage: 30 });
      const position = hits.findIndex(({ objectID }) => objectID === last?.objectID) + 1;
      await insights.pushEvents({
        events: [
          {
            eventType: 'click',
            eventName: 'Story clicked',
            index: 'lh_post',
            userToken: 'reader-1',
            queryID,
            objectIDs: [last?.objectID ?? ''],
            positions: [position],
          },
        ],
      });
    }
    const after = await titles({ query: 'kettle' });
    expect(after.indexOf(last?.['title'])).toBeLessThan(before.indexOf(last?.['title']));
  });

  test('a browser on another host asks in plain text with its key in the address', async () => {
    const address = `http://127.0.0.1:${port}/_/search/1/indexes/*/queries?x-algolia-application-id=LONGHAND&x-algolia-api-key=${key}`;
    const body = JSON.stringify({ requests: [{ indexName: 'lh_post', params: 'query=wood&hitsPerPage=1' }] });
    const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({ results: [{ hits: [{ title: 'Engines of wood' }] }] });
    expect((await fetch(address, { method: 'OPTIONS' })).headers.get('access-control-allow-headers')).toBe('*');
  });
});

test('SEARCH-10: what is hidden is gone at once, and its number with it', async () => {
  const { database } = site;
  const set = (changes: object) =>
    database.kysely.updateTable('story').set(changes).where('id', '=', storyId).execute();
  expect((await search({ query: 'engines' })).nbHits).toBe(2);
  await set({ is_listed: false, state: 'draft' });
  expect((await search({ query: 'engines' })).nbHits).toBe(1);
  await set({ is_listed: true, state: 'published' });
  await indexPending(site.context);
  expect((await search({ query: 'engines' })).nbHits).toBe(2);
});
