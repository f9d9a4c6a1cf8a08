import { describe, expect, test } from 'vitest';
import { createKnownHosts } from './known-hosts.ts';

const load = () =>
  Promise.resolve([
    {
      domain: 'blog.example.net',
      context: { type: 'COLLECTION', collectionSlug: 'blog', host: 'blog.example.net' } as const,
    },
  ]);

describe('ROUTE-6: the host decides the routing context', () => {
  test('the site, a custom domain, and nothing else', async () => {
    const hosts = createKnownHosts('https://example.org', load);
    await hosts.reload();
    expect(hosts.find('example.org')?.context).toEqual({ type: 'DEFAULT' });
    expect(hosts.find('EXAMPLE.org:443')?.origin).toBe('https://example.org');
    expect(hosts.find('blog.example.net')?.context).toMatchObject({ collectionSlug: 'blog' });
    for (const unknown of [
      undefined,
      '',
      'evil.example',
      'example.org:8080',
      'localhost:3000',
      '127.0.0.1',
      'x\u0000',
    ]) {
      expect(hosts.find(unknown)).toBeUndefined();
    }
  });

  test('a site on loopback answers by every loopback name under one key', () => {
    const hosts = createKnownHosts('http://127.0.0.1:3000', load);
    for (const name of ['127.0.0.1:3000', 'localhost:3000', '[::1]:8080', 'localhost']) {
      expect(hosts.find(name)?.key).toBe('127.0.0.1:3000');
    }
    expect(hosts.find('127.0.0.1.evil.example')).toBeUndefined();
  });
});
