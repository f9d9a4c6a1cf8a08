import { expect, test, vi } from 'vitest';
import { type IndexRequest, queryIndexes } from './search-client.ts';

const config = { host: null, appId: 'APP', apiKey: 'key', indexPrefix: 'site_' };

/** A search service that answers one thing and remembers what it was asked. */
function service(status: number, answer: unknown) {
  const asked: { readonly url: Parameters<typeof fetch>[0]; readonly init: RequestInit }[] = [];
  const send: typeof fetch = (url, init = {}) => {
    asked.push({ url, init });
    return Promise.resolve(Response.json(answer, { status }));
  };
  return { asked, send };
}

test('SEARCH-1: several indexes in one request, with key, application and the token of the user', async () => {
  const hits = [{ objectID: 'a1', title: 'Tides' }];
  const { asked, send } = service(200, { results: [{ hits, queryID: 'q1', nbHits: 12 }, { hits: [] }] });
  const requests: readonly IndexRequest[] = [
    {
      index: 'post',
      params: { query: 'tide & salt', hitsPerPage: 3, analyticsTags: ['homepage'], filters: undefined },
    },
    { index: 'tag', params: { query: 'tide & salt', numericFilters: ['postCount>=1'], clickAnalytics: true } },
  ];
  expect(await queryIndexes(config, requests, { send, userToken: 'reader-1' })).toEqual([
    { queryId: 'q1', total: 12, hits },
    { queryId: undefined, total: 0, hits: [] },
  ]);
  const { url, init } = asked[0] ?? {};
  expect(url).toBe('/_/search/1/indexes/*/queries');
  expect(init?.headers).toMatchObject({
    'x-algolia-api-key': 'key',
    'x-algolia-application-id': 'APP',
    'x-algolia-usertoken': 'reader-1',
  });
  const body: unknown = {
    requests: [
      {
        indexName: 'site_post',
        params: 'query=tide+%26+salt&hitsPerPage=3&analyticsTags=%5B%22homepage%22%5D',
      },
      {
        indexName: 'site_tag',
        params: 'query=tide+%26+salt&numericFilters=%5B%22postCount%3E%3D1%22%5D&clickAnalytics=true',
      },
    ],
  };
  expect(init?.body).toBe(JSON.stringify(body));
});

test.each([
  ['a status of 400 or above', 400, { message: 'Index not found', status: 400 }],
  ['a failure', 503, {}],
  ['another form', 200, { results: 'none' }],
  ['too few results', 200, { results: [] }],
  ['a result without hits', 200, { results: [{ nbHits: 1 }] }],
])('SEARCH-1: %s is an error', async (_what, status, answer) => {
  const { send } = service(status, answer);
  await expect(queryIndexes(config, [{ index: 'post', params: { query: 'x' } }], { send })).rejects.toThrow(Error);
});

test('SEARCH-1: without a user there is no token', async () => {
  const { asked, send } = service(200, { results: [{ hits: [] }] });
  await queryIndexes(config, [{ index: 'post', params: { query: 'x' } }], { send });
  expect(Object.keys(asked[0]?.init.headers ?? {})).not.toContain('x-algolia-usertoken');
});

test('SEARCH-1: the hosted service is asked on its own host', async () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  const { asked, send } = service(200, { results: [{ hits: [] }] });
  await queryIndexes({ ...config, host: 'app-dsn.example' }, [{ index: 'user', params: { query: 'x' } }], { send });
  expect(asked[0]?.url).toBe('https://app-dsn.example/1/indexes/*/queries');
  vi.unstubAllGlobals();
});
