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

test('rule 148: who does not say how much will come is counted for the most', async () => {
  const most = Math.floor(limitRules.body.capacity / 1_200);
  const chunked = () =>
    site.ask('/_/graphql', {
      method: 'POST',
      body: '[',
      from: '127.0.0.23',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
  const statuses: number[] = [];
  for (let count = 0; count <= most; count += 1) statuses.push((await chunked()).status);
  expect(statuses).toEqual([...Array.from({ length: most }, () => 400), 429]);
});
