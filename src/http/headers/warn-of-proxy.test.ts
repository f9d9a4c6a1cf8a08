import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { createTrustedProxies } from './trusted-proxies.ts';
import { registerProxyWarning } from './warn-of-proxy.ts';

/** How often the log warns while three requests come, two of them through a proxy. */
async function warnings(trusted: number | undefined): Promise<number> {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const app = fastify();
  registerProxyWarning(app, { proxies: createTrustedProxies(trusted), log });
  app.get('/', () => 'ok');
  await app.inject('/');
  for (let count = 0; count < 2; count += 1) {
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.7' } });
  }
  await app.close();
  return lines.filter((line) => line.includes('TRUSTED_PROXIES')).length;
}

test('a proxy that nobody named is said once, and one that is named is not', async () => {
  expect([await warnings(undefined), await warnings(1)]).toEqual([1, 0]);
});
