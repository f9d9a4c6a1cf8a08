import { describe, expect, test } from 'vitest';
import { createKnownHosts, type CustomDomain } from './known-hosts.ts';

const BLOG: CustomDomain = {
  domain: 'blog.example.net',
  tag: 'collection:1',
  context: { type: 'COLLECTION', collectionSlug: 'blog', host: 'blog.example.net' },
};

/** Hosts over a table that a test may change, and the names that were asked for. */
function openHosts(siteUrl = 'https://example.org', domains: readonly CustomDomain[] = [BLOG]) {
  const table = new Map(domains.map((domain) => [domain.domain, domain]));
  const asked: (readonly string[])[] = [];
  const state = { now: 0, isAway: false };
  const hosts = createKnownHosts(
    siteUrl,
    async (names) => {
      asked.push(names);
      if (state.isAway) throw new Error('away');
      return names.flatMap((name) => table.get(name) ?? []);
    },
    () => state.now,
  );
  return { hosts, table, asked, state };
}

describe('ROUTE-6: the host decides the routing context', () => {
  test('the site, a custom domain, and nothing else', async () => {
    const { hosts } = openHosts();
    expect(hosts.find('example.org')?.context).toEqual({ type: 'DEFAULT' });
    expect(hosts.find('EXAMPLE.org:443')?.origin).toBe('https://example.org');
    for (const name of ['blog.example.net', 'BLOG.Example.net', 'blog.example.net.', 'blog.example.net:443'])
      expect((await hosts.look(name))?.context, name).toMatchObject({ collectionSlug: 'blog' });
    for (const unknown of [
      undefined,
      '',
      'evil.example',
      'example.org:8080',
      'localhost:3000',
      '127.0.0.1',
      'x\u0000',
      'blog.example.net.evil.example',
      'evil-blog.example.net',
      'blog.example.net@evil.example',
    ]) {
      expect(await hosts.look(unknown), String(unknown)).toBeUndefined();
    }
  });

  test('a site on loopback answers by every loopback name under one key, and domains at its port', async () => {
    const { hosts } = openHosts('http://127.0.0.1:3000');
    for (const name of ['127.0.0.1:3000', 'localhost:3000', '[::1]:8080', 'localhost']) {
      expect(hosts.find(name)?.key).toBe('127.0.0.1:3000');
    }
    expect((await hosts.look('blog.example.net:3000'))?.origin).toBe('http://blog.example.net:3000');
    expect(await hosts.look('127.0.0.1.evil.example')).toBeUndefined();
  });
});

describe('ROUTE-6: names are looked up one by one', () => {
  test('once each, those that are not there too, and no name that cannot be', async () => {
    const { hosts, asked } = openHosts();
    for (let turn = 0; turn < 3; turn += 1) {
      await hosts.look('blog.example.net');
      await hosts.look('nobody.example.net');
      for (const name of ['[::2]', '192.0.2.1', 'a'.repeat(300), 'single', 'a b.example', '-']) await hosts.look(name);
    }
    expect(asked).toEqual([['blog.example.net'], ['nobody.example.net']]);
    expect(hosts.looked('blog.example.net')).toBeUndefined();
  });

  test('many who come at once are one question, and the next waits for it', async () => {
    const { hosts, asked } = openHosts();
    await Promise.all([1, 2, 3, 4].map((number) => hosts.look(`n${number}.example.net`)));
    expect(asked).toEqual([['n1.example.net'], ['n2.example.net', 'n3.example.net', 'n4.example.net']]);
  });

  test('a purge of its owner has the one domain read again, and other purges none', async () => {
    const { hosts, asked, table } = openHosts('https://example.org', [
      BLOG,
      { ...BLOG, domain: 'other.example.net', tag: 'collection:2' },
    ]);
    await hosts.look('blog.example.net');
    await hosts.look('other.example.net');
    table.delete('blog.example.net');
    hosts.forget(['post:1', 'collection:9', 'home']);
    expect(await hosts.look('blog.example.net')).toBeDefined();
    hosts.forget(['collection:1']);
    expect(await hosts.look('blog.example.net')).toBeUndefined();
    expect(await hosts.look('other.example.net')).toBeDefined();
    expect(asked.flat()).toEqual(['blog.example.net', 'other.example.net', 'blog.example.net']);
  });

  test('a name that goes live is found after the purge that says so', async () => {
    const { hosts, table } = openHosts('https://example.org', []);
    expect(await hosts.look('blog.example.net')).toBeUndefined();
    table.set('blog.example.net', BLOG);
    expect(await hosts.look('blog.example.net')).toBeUndefined();
    hosts.forgetAll();
    expect(await hosts.look('blog.example.net')).toBeDefined();
  });

  test('what was read while a purge came is read again', async () => {
    let hosts: ReturnType<typeof createKnownHosts> | undefined;
    let isMoved = false;
    hosts = createKnownHosts('https://example.org', async () => {
      const answer = isMoved ? [] : [BLOG];
      if (!isMoved) hosts?.forget(['collection:1']);
      isMoved = true;
      return answer;
    });
    await hosts.look('blog.example.net');
    expect(await hosts.look('blog.example.net')).toBeUndefined();
  });

  test('while the database is away a known host is answered, and for a new one that is said', async () => {
    const { hosts, state } = openHosts();
    await hosts.look('blog.example.net');
    state.isAway = true;
    hosts.forgetAll();
    expect(await hosts.look('blog.example.net')).toBeDefined();
    await expect(hosts.look('new.example.net')).rejects.toThrow('away');
    state.isAway = false;
    expect(await hosts.look('new.example.net')).toBeUndefined();
  });

  test('a missed purge does no harm for longer than a minute', async () => {
    const { hosts, state, table } = openHosts();
    await hosts.look('blog.example.net');
    table.clear();
    state.now = 61_000;
    expect(hosts.looked('blog.example.net')).toBeUndefined();
    await expect.poll(() => hosts.find('blog.example.net')).toBeUndefined();
  });

  test('ten thousand names that strangers make up drive out nobody, and take little room', async () => {
    const { hosts, asked } = openHosts();
    await hosts.look('blog.example.net');
    for (let start = 0; start < 10_000; start += 1_000) {
      await Promise.all(Array.from({ length: 1_000 }, (_, index) => hosts.look(`n${start + index}.evil.example`)));
    }
    const before = asked.length;
    expect(hosts.find('blog.example.net')).toBeDefined();
    expect(hosts.looked('n9999.evil.example')).toBeUndefined();
    await hosts.look('n1.evil.example');
    expect(asked.length).toBe(before + 1);
  });
});
