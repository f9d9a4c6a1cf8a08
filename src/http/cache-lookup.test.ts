import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { createPageCache, type RenderedPage } from '#platform/page-cache/page-cache.ts';
import { createCacheLookup } from './cache-lookup.ts';
import { createKnownHosts } from './hosts/known-hosts.ts';

const KEY = 'localhost/a';
const clock = createFakeClock('2026-11-21T12:00:00Z');
const cache = createPageCache({ maxBytes: 1_000_000, clock });
const lookUp = createCacheLookup({
  hosts: createKnownHosts('http://localhost', async () => []),
  cache,
  isHttps: false,
  proxies: undefined,
  experiments: { running: () => [], readBy: () => [], reload: async () => undefined },
  log: createLog('error'),
  countries: { of: () => null, ofPage: () => null, reload: async () => undefined },
});
const server = createServer((request, response) => {
  if (!lookUp(request, response)) response.writeHead(599).end();
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

function pageOf(body: string): RenderedPage {
  return { status: 200, headers: { 'content-type': 'text/html' }, body, tags: [], isCacheable: true };
}

async function ask(headers: Readonly<Record<string, string>> = {}) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/a`, { headers });
  return { status: answer.status, cacheStatus: answer.headers.get('x-cache-status'), text: await answer.text() };
}

test('a page that expired goes the long way once, and is shown from here while it is rendered again', async () => {
  await cache.fill(KEY, async () => pageOf('old'));
  expect(await ask()).toMatchObject({ cacheStatus: 'hit', text: 'old' });
  clock.advance(61_000);
  expect((await ask()).status).toBe(599);

  const rendering = Promise.withResolvers<RenderedPage>();
  await cache.serve(KEY, () => rendering.promise);
  expect(await ask()).toEqual({ status: 200, cacheStatus: 'expired', text: 'old' });
  expect((await ask({ cookie: 'session=abc' })).status).toBe(599);
  rendering.resolve(pageOf('new'));
  await expect.poll(() => ask()).toEqual({ status: 200, cacheStatus: 'hit', text: 'new' });
});

test('what is purged while it is rendered again is shown to nobody', async () => {
  clock.advance(61_000);
  const rendering = Promise.withResolvers<RenderedPage>();
  await cache.serve(KEY, () => rendering.promise);
  expect((await ask()).cacheStatus).toBe('expired');
  cache.purgeAll();
  expect((await ask()).status).toBe(599);
  rendering.resolve(pageOf('newer'));
});
