import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openProgram } from '#test/support/open-site.ts';
import { pageTypes } from '#test/support/page-types.ts';

const program = await openProgram();

describe('ROUTE-2: what every answer carries', () => {
  test('each page names its route, its state in the cache and its time, and lets nothing run but what it names', async () => {
    for (const { name, url } of pageTypes(program)) {
      program.clock.advance(2_000);
      const { headers, text } = await program.ask(url);
      expect(headers['x-route-name'], name).toMatch(/^\w+$/);
      expect(headers['x-cache-status'], name).toMatch(/^(?:dynamic|expired|hit|miss)$/);
      expect(headers['server-timing'], name).toBeDefined();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy, name).toContain("default-src 'none'");
      expect(policy, name).toContain("frame-ancestors 'self'");
      expect(policy, name).not.toMatch(/unsafe|script-src[^;]*(?:\*|https:|data:)/);
      const inline = [
        ...text.matchAll(/<(script|style)(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([^]*?)<\/\1>/g),
      ];
      for (const [, , code = ''] of inline) {
        expect(policy, `${name}: ${code.slice(0, 40)}`).toContain(createHash('sha256').update(code).digest('base64'));
      }
      expect(text, `${name}: no style or handler attribute`).not.toMatch(
        /<[a-z][^>]*\s(?:style|on[a-z]+)=["'](?![^"']*&)/,
      );
    }
  });

  test.each([
    '/',
    '/no-such-page',
    '/_/oh-noes',
    '/feed',
    '/robots.txt',
    '/sitemap/sitemap.xml',
    '/healthz',
    '/favicon.ico',
    '/%',
    '/topics',
    '/_/graphql',
  ])('%s is not sniffed, framed or referred from', async (path) => {
    const { headers } = await program.ask(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (headers['content-type']?.startsWith('text/html')) expect(headers['referrer-policy']).toBeDefined();
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  test('a failure tells nothing of itself', async () => {
    for (const path of [
      '/_/oh-noes',
      '/%ff',
      '/image/fit:680/none',
      '/image/evil/../../etc/passwd',
      '/assets/../package.json',
    ]) {
      const { status, text } = await program.ask(path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(text, path).not.toMatch(/\bat \w+ \(|node_modules|select .* from|ENOENT|"private": true/i);
    }
  });

  test('ROUTE-11: the 500 page suggests refreshing, the status page or something to read', async () => {
    const { status, text, headers } = await program.ask('/_/oh-noes');
    expect(status).toBe(500);
    expect(headers['cache-control']).toBe('no-store');
    for (const words of [
      '>500<',
      'Apologies, but something went wrong on our end.',
      'refresh the page',
      'check our site status',
      'find something to read',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('health and readiness', async () => {
    expect((await program.ask('/healthz')).status).toBe(200);
    expect((await program.ask('/readyz')).status).toBe(200);
    expect((await program.ask('http://anything.example/healthz')).status).toBe(200);
  });
});
