import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#test/support/test-site.ts';
import { limitRules } from './limit-rules.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite('export const renderPage = count;');
});
afterAll(() => site.close());

const send = (body: string, from: string, headers: Record<string, string> = {}) =>
  site.ask('/_/graphql', {
    method: 'POST',
    body,
    from,
    headers: { 'content-type': 'application/json', 'content-length': String(body.length), ...headers },
  });

test('rule 148: what cannot be parsed counts by its length, before it is read', async () => {
  const broken = '['.repeat(1_000_000);
  const most = limitRules.body.capacity / 1_000;
  const statuses: number[] = [];
  for (let count = 0; count <= most; count += 1) statuses.push((await send(broken, '127.0.0.21')).status);
  expect(statuses).toEqual([...Array.from({ length: most }, () => 400), 429]);
  expect((await send('[', '127.0.0.22')).status).toBe(400);
  site.clock.advance(2_000);
  expect((await send(broken, '127.0.0.21')).status).toBe(400);
});

test('rule 148: who does not say how much will come is counted for what comes', async () => {
  const chunked = (body: string) =>
    site.ask('/_/graphql', {
      method: 'POST',
      body,
      from: '127.0.0.23',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
  // As clients send that never say it: each costs what it is.
  for (let count = 0; count < 50; count += 1) expect((await chunked('[')).status).toBe(400);
  const broken = '['.repeat(1_000_000);
  const statuses: number[] = [];
  for (let count = 0; count < 8; count += 1) statuses.push((await chunked(broken)).status);
  expect(statuses.slice(0, 4)).toEqual([400, 400, 400, 400]);
  expect(statuses.at(-1)).toBe(429);
});
