import { expect, test } from 'vitest';
import { edgeRequests, tagHeader } from './edge-requests.ts';

const rented = (kind: 'fastly' | 'cloudflare' | 'bunny') =>
  ({ kind, id: 'site1', key: 'secret', apiUrl: 'https://api.example' }) as const;
const varnish = { kind: 'varnish', origins: ['http://10.0.0.1:6081', 'http://10.0.0.2:6081'] } as const;
const bodiesOf = (requests: ReturnType<typeof edgeRequests>) =>
  requests.map(({ body }) => JSON.parse(body ?? 'null') as unknown);

test('rule 265: each kind of cache is told in its own words which pages to forget', () => {
  const tags = ['post:0123456789ab', 'tag:日本'];
  const [fastly] = edgeRequests(rented('fastly'), tags);
  expect(fastly).toMatchObject({
    method: 'POST',
    url: 'https://api.example/service/site1/purge',
    headers: { 'fastly-key': 'secret' },
  });
  const [cloudflare] = edgeRequests(rented('cloudflare'), tags);
  expect(cloudflare).toMatchObject({
    url: 'https://api.example/client/v4/zones/site1/purge_cache',
    headers: { authorization: 'Bearer secret' },
  });
  const encoded = ['post:0123456789ab', 'tag:%E6%97%A5%E6%9C%AC'];
  expect(bodiesOf(edgeRequests(rented('fastly'), tags))).toEqual([{ surrogate_keys: encoded }]);
  expect(bodiesOf(edgeRequests(rented('cloudflare'), tags))).toEqual([{ tags: encoded }]);
  expect(bodiesOf(edgeRequests(rented('bunny'), tags))).toEqual(encoded.map((tag) => ({ CacheTag: tag })));
  expect(edgeRequests(varnish, tags)).toEqual(
    varnish.origins.map((origin) => ({
      method: 'BAN',
      url: `${origin}/`,
      headers: { 'x-cache-tags': '(^|,)(post:0123456789ab|tag:%E6%97%A5%E6%9C%AC)(,|$)' },
      body: undefined,
    })),
  );
});

test('rule 265: and to forget everything, and no more at once than it takes', () => {
  expect(edgeRequests(rented('fastly'), 'all')).toMatchObject([{ url: 'https://api.example/service/site1/purge_all' }]);
  expect(bodiesOf(edgeRequests(rented('cloudflare'), 'all'))).toEqual([{ purge_everything: true }]);
  expect(bodiesOf(edgeRequests(rented('bunny'), 'all'))).toEqual([{}]);
  expect(edgeRequests(varnish, 'all').map(({ headers }) => headers)).toEqual([{}, {}]);
  const many = Array.from({ length: 70 }, (_one, index) => `post:${index}`);
  expect(
    bodiesOf(edgeRequests(rented('cloudflare'), many)).flatMap((body) => (body as { tags: string[] }).tags),
  ).toEqual(many);
  expect(edgeRequests(rented('cloudflare'), many)).toHaveLength(3);
});

test('rule 265: a page bears its tags where the cache reads them', () => {
  const tags = ['post:1', 'tag:é'];
  expect(tagHeader('fastly', tags)).toEqual(['surrogate-key', 'post:1 tag:%C3%A9']);
  expect(tagHeader('bunny', tags)).toEqual(['cdn-tag', 'post:1,tag:%C3%A9']);
  for (const kind of ['cloudflare', 'varnish', undefined] as const)
    expect(tagHeader(kind, tags)).toEqual(['cache-tag', 'post:1,tag:%C3%A9']);
});
