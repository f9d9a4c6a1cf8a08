import { afterAll, beforeAll, expect, test } from 'vitest';
import { createToken } from '#modules/ground/random-token.ts';
import { startTestSite, type TestSite } from '#test/support/test-site.ts';

const ENTRY = `export const renderPage = () => { throw new Error('no page is asked for'); };`;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite(ENTRY);
  await site.database.query('test_hide', 'alter table session rename to session_away', []);
});
afterAll(async () => {
  await site.close();
});

test('ROUTE-11: an endpoint that answers by itself and fails is answered with 500, and nobody waits for ever', async () => {
  const headers = { 'content-type': 'application/json', cookie: `__Host-session=${createToken()}` };
  const answer = await site.ask('/_/visitor', { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('session_away');
});
