import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { EdgeCache } from '#platform/config/edge-settings.ts';
import { createLog } from '#platform/log/log.ts';
import { createEdgePurges, tryEdgePurge } from './edge-purges.ts';

const log = createLog('silent');
/** A cache that keeps pages by their tags, as Cloudflare's interface empties it. */
const pages = new Map<string, readonly string[]>();
let isAway = false;
let isSlow = false;
let requestCount = 0;
function answer({ headers }: IncomingMessage, response: ServerResponse, text: string): void {
  const isKnown = headers.authorization === 'Bearer good' || headers['accesskey'] === 'good';
  if (isAway || !isKnown) {
    response.writeHead(isAway ? 503 : 200).end(JSON.stringify({ success: false, errors: [{ message: 'no' }] }));
    return;
  }
  const body = JSON.parse(text) as { tags?: readonly string[]; purge_everything?: boolean };
  for (const [path, tags] of pages)
    if (body.purge_everything === true || tags.some((tag) => body.tags?.includes(tag))) pages.delete(path);
  response.end(JSON.stringify({ success: true }));
}
const server = createServer((request, response) => {
  requestCount += 1;
  request.setEncoding('utf8');
  let text = '';
  request.on('data', (part: string) => (text += part));
  request.on('end', () => void setTimeout(() => answer(request, response, text), isSlow ? 700 : 0));
});
let edge: EdgeCache;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  edge = { kind: 'cloudflare', id: 'zone', key: 'good', apiUrl: `http://127.0.0.1:${port}` };
});
afterEach(() => {
  isAway = false;
  isSlow = false;
  requestCount = 0;
});
afterAll(() => void server.close());

const fill = () => {
  pages.clear();
  for (const name of ['a', 'b', 'c']) pages.set(`/${name}`, [`post:${name}`, 'home']);
};
const left = () => [...pages.keys()];

test('rule 265: what changes within a moment goes in one request, and only its pages are forgotten', async () => {
  fill();
  const purges = createEdgePurges(edge, log);
  purges.purge(['post:a']);
  purges.purge(['post:b', 'post:a']);
  await expect.poll(left, { timeout: 10_000 }).toEqual(['/c']);
  expect(requestCount).toBe(1);
  await purges.stop();
});

test('rule 265: a cache that is away is tried again, and hears everything that changed meanwhile', async () => {
  fill();
  isAway = true;
  const purges = createEdgePurges(edge, log);
  purges.purge(['post:a']);
  await expect.poll(() => requestCount, { timeout: 10_000 }).toBeGreaterThan(0);
  purges.purge(['post:b']);
  expect(left()).toEqual(['/a', '/b', '/c']);
  isAway = false;
  await expect.poll(left, { timeout: 20_000 }).toEqual(['/c']);
  await purges.stop();
});

test('rule 265: of very many changes at once everything goes; and what waits is sent before the end', async () => {
  fill();
  const purges = createEdgePurges(edge, log);
  purges.purge(Array.from({ length: 501 }, (_one, index) => `post:${index}`));
  await purges.stop();
  expect(left()).toEqual([]);
  expect(requestCount).toBe(1);
});

test('rule 265: a cache that takes one tag in a request is told to forget everything before it is asked too much', async () => {
  if (edge.kind === 'varnish') throw new Error('it is a rented one');
  const bunny = createEdgePurges({ ...edge, kind: 'bunny' }, log);
  bunny.purge(Array.from({ length: 21 }, (_one, index) => `post:${index}`));
  await bunny.stop();
  expect(requestCount).toBe(1);
});

test('rule 265: while one request is on its way no other is sent, however often something changes', async () => {
  fill();
  isSlow = true;
  const purges = createEdgePurges(edge, log);
  for (let time = 0; time < 8; time += 1) {
    purges.purge([`post:${time}`]);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(requestCount).toBe(1);
  await purges.stop();
  expect(requestCount).toBe(2);
});

test('rule 265: the doctor hears that a key is wrong', async () => {
  await expect(tryEdgePurge(edge)).resolves.toBeUndefined();
  if (edge.kind === 'varnish') throw new Error('it is a rented one');
  await expect(tryEdgePurge({ ...edge, key: 'bad' })).rejects.toThrow('answered 200');
});
