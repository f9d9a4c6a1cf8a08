import { afterAll, describe, expect, test } from 'vitest';
import { limitRules } from '../limits/limit-rules.ts';
import { startTestSite, type TestSite } from '#test/support/test-site.ts';

const ENTRY = `
export async function renderPage(request) {
  return { kind: 'page', status: 200, routeName: 'ShowHome', html: '<!doctype html>' + count(),
    inlineScripts: [], inlineStyles: [], cacheTags: [], cacheable: true };
}`;
const sites: TestSite[] = [];
afterAll(() => Promise.all(sites.map((site) => site.close())));

async function start(trusted: string): Promise<TestSite> {
  const site = await startTestSite(ENTRY, {}, { TRUSTED_PROXIES: trusted });
  sites.push(site);
  return site;
}

/** Empties the bucket for addresses that don't exist, in the name of `from`. */
async function exhaust(site: TestSite, from: string): Promise<void> {
  for (let count = 0; count < limitRules.feed.capacity; count += 1) {
    await site.ask('/_/oembed?url=none', { headers: { 'x-forwarded-for': from } });
  }
}
const statusFor = async (site: TestSite, from: string) =>
  (await site.ask('/_/oembed?url=none', { headers: { 'x-forwarded-for': from } })).status;

describe('rule 148: forwarded headers', () => {
  test.each(['127.0.0.1', '1', '127.0.0.0/8, 192.0.2.0/24'])(
    'of a proxy that is trusted (%s) say who is counted',
    async (trusted) => {
      const site = await start(trusted);
      await exhaust(site, '198.51.100.1');
      expect(await statusFor(site, '198.51.100.1')).toBe(429);
      expect(await statusFor(site, '198.51.100.2')).toBe(404);
      // The proxy wrote only the last address; everything before it came from the reader.
      expect(await statusFor(site, '203.0.113.9, 198.51.100.1')).toBe(429);
    },
  );

  test.each(['', '192.0.2.1'])('of anyone else (trusted: %j) are ignored', async (trusted) => {
    const site = await start(trusted);
    await exhaust(site, '198.51.100.1');
    expect(await statusFor(site, '198.51.100.2')).toBe(429);
    const plain = await site.ask('/', { headers: { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' } });
    expect(plain.status).toBe(200);
  });

  test('lead a reader without encryption to the encrypted site, whether the page is kept or not', async () => {
    const site = await start('127.0.0.1');
    for (let round = 0; round < 2; round += 1) {
      const plain = await site.ask('/a?page=2', { headers: { 'x-forwarded-proto': 'http' } });
      expect([plain.status, plain.headers.location]).toEqual([301, 'https://stories.example/a?page=2']);
      expect((await site.ask('/a?page=2', { headers: { 'x-forwarded-proto': 'https' } })).status).toBe(200);
    }
    expect((await site.ask('/a', { headers: { 'x-forwarded-host': 'evil.example' } })).text).not.toContain('evil');
  });
});
