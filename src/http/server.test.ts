import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setFlag } from '#modules/ground/flags/set-flag.ts';
import { buildLiveDomain } from '#test/factories/build-live-domain.ts';
import { sendRaw } from '#test/support/send-raw.ts';
import { startTestSite, type TestSite } from '#test/support/test-site.ts';

const ENTRY = `
export async function renderPage(request) {
  const number = count();
  if (request.path === '/fail') throw new Error('select secret from nowhere');
  if (request.path === '/conflict') throw new Error('Response not successful: 409: Conflict');
  if (request.path === '/moved') return { kind: 'redirect', status: 301, location: '/@ada', routeName: 'ShowCollection' };
  await new Promise((resolve) => setTimeout(resolve, 20));
  const missing = request.path === '/missing';
  return {
    kind: 'page', status: missing ? 404 : 200, routeName: 'ShowHome',
    html: '<!doctype html><title>' + number + '</title>' + JSON.stringify({ ...request, execute: undefined, assets: undefined }) + ' words '.repeat(400),
    inlineScripts: ['start()'], inlineStyles: [], cacheTags: ['post:1', 'home'], cacheable: true,
  };
}`;

/** A page without its render number. */
function withoutNumber(html: string): string {
  return html.replace(/<title>\d+/, '');
}

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite(ENTRY);
});
afterAll(() => site.close());

describe('CORE-6: the page cache', () => {
  test('the first reader gets a miss, the next a hit, the same bytes in each coding', async () => {
    const first = await site.ask('/same');
    expect(first.headers).toMatchObject({ 'x-cache-status': 'miss', 'x-route-name': 'ShowHome' });
    expect(first.headers['server-timing']).toMatch(/^page;dur=/);
    const [br, gzip, plain] = await Promise.all(
      ['gzip, br', 'gzip', ''].map((coding) => site.ask('/same', { headers: { 'accept-encoding': coding } })),
    );
    expect(br?.headers).toMatchObject({ 'x-cache-status': 'hit', 'content-encoding': 'br' });
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(first.text);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(first.text);
    expect(plain?.text).toBe(first.text);
    expect(plain?.headers['vary']).toBe('cookie, accept-encoding');
  });

  test('who has the page hears 304; HEAD hears the head alone', async () => {
    const { headers } = await site.ask('/etag');
    const again = await site.ask('/etag', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const head = await site.ask('/etag', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  test('many who ask at once have it drawn once', async () => {
    const before = site.drawn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.ask('/crowd')));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(site.drawn() - before).toBe(1);
  });

  test('rule 151: fresh for 60 s, then shown once more while it is drawn again', async () => {
    const first = await site.ask('/aging');
    site.clock.advance(59_000);
    expect((await site.ask('/aging')).headers['x-cache-status']).toBe('hit');
    site.clock.advance(2_000);
    const stale = await site.ask('/aging');
    expect(stale.headers['x-cache-status']).toBe('expired');
    expect(stale.text).toBe(first.text);
    await expect.poll(async () => (await site.ask('/aging')).text).not.toBe(first.text);
    site.clock.advance(700_000);
    expect((await site.ask('/aging')).headers['x-cache-status']).toBe('miss');
  });

  test('a purge from any process drops the pages with its tag', async () => {
    const first = await site.ask('/purged');
    await site.database.notify('purge', JSON.stringify(['post:2']));
    await site.database.notify('purge', JSON.stringify(['post:1']));
    await expect.poll(async () => (await site.ask('/purged')).text).not.toBe(first.text);
  });

  test('a session never reads the cache and never fills it', async () => {
    for (const cookie of ['session=abc', '__Host-session=abc']) {
      const own = await site.ask('/private', { headers: { cookie } });
      expect(own.headers).toMatchObject({ 'x-cache-status': 'dynamic', 'cache-control': 'private, no-store' });
    }
    expect((await site.ask('/private')).headers['x-cache-status']).toBe('miss');
    const own = await site.ask('/private', { headers: { cookie: 'session=abc' } });
    expect(own.headers['x-cache-status']).toBe('dynamic');
  });

  test('what is for one reader travels compressed too', async () => {
    const plain = await site.ask('/own-page', { headers: { cookie: 'session=a' } });
    const ask = (coding: string) =>
      site.ask('/own-page', { headers: { cookie: 'session=a', 'accept-encoding': coding } });
    const [br, gzip] = [await ask('br'), await ask('gzip')];
    expect(withoutNumber(brotliDecompressSync(br.body).toString())).toBe(withoutNumber(plain.text));
    expect(withoutNumber(gunzipSync(gzip.body).toString())).toBe(withoutNumber(plain.text));
    expect(br.headers.etag).toBeUndefined();
  });

  test.each<Record<string, string>>([
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'http', 'x-forwarded-for': '192.0.2.1' },
    { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' },
    { 'x-http-method-override': 'POST' },
    { cookie: 'theme=evil; my_session=evil' },
    { 'accept-language': 'evil', accept: 'application/json', 'user-agent': 'evil' },
    { 'cf-ipcountry': 'DE', forwarded: 'host=evil' },
    { range: 'bytes=0-3', 'if-none-match': 'evil', 'cache-control': 'no-cache' },
  ])('nothing unkeyed changes what is stored: %j', async (headers) => {
    const path = `/poison-${Object.keys(headers)[0]}`;
    const attacked = await site.ask(path, { headers });
    expect(attacked.status).toBe(200);
    const plain = await site.ask(path);
    expect(plain.headers['x-cache-status']).toBe('hit');
    expect(plain.text).not.toContain('evil');
    expect(withoutNumber(plain.text)).toBe(withoutNumber(attacked.text));
  });

  test('ROUTE-6: a request with two hosts is refused, whichever is ours and however it is spelt', async () => {
    for (const hosts of [
      ['stories.example', 'evil.example'],
      ['evil.example', 'stories.example'],
      ['stories.example', 'stories.example'],
    ]) {
      const answer = await sendRaw(
        site.address,
        `GET /two-hosts HTTP/1.1\r\nHost: ${hosts[0]}\r\nhOsT: ${hosts[1]}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect((await site.ask('/two-hosts')).headers['x-cache-status']).toBe('miss');
  });

  test('ROUTE-7: parameters outside the lists change neither the page nor its key; one-shot ones are never kept', async () => {
    const first = await site.ask('/query');
    const odd = await site.ask('/query?utm_source=evil&__proto__=1&&=');
    expect(odd.headers['x-cache-status']).toBe('hit');
    expect(odd.text).toBe(first.text);
    expect((await site.ask('/query?tab=one&utm=2')).headers['x-cache-status']).toBe('miss');
    expect((await site.ask('/query?tab=one')).headers['x-cache-status']).toBe('hit');
    expect((await site.ask('/query?giftCode=1')).headers['x-cache-status']).toBe('dynamic');
    expect((await site.ask('/query?giftCode=1')).headers['x-cache-status']).toBe('dynamic');
  });

  test('what is no page of its own is not stored: redirects, missing pages, other methods', async () => {
    for (const path of ['/moved', '/missing']) {
      await site.ask(path);
      expect((await site.ask(path)).headers['x-cache-status']).toBe('dynamic');
    }
    const posted = await site.ask('/posted', { method: 'POST', body: 'a=1' });
    expect(posted.status).toBe(405);
    expect(posted.headers['allow']).toBe('GET, HEAD');
    expect((await site.ask('/posted')).headers['x-cache-status']).toBe('miss');
  });
});

test('CORE-5: a flag that is turned reaches the next page', async () => {
  expect((await site.ask('/flags')).text).toContain('enable_lite_archive_page');
  await setFlag(site.context, 'enable_lite_archive_page', false);
  await expect.poll(async () => (await site.ask('/flags')).text).not.toContain('enable_lite_archive_page');
});

describe('hosts', () => {
  test('an unknown host gets a plain refusal and stores nothing', async () => {
    const refused = await site.ask('/host', { headers: { host: 'evil.example' } });
    expect(refused.status).toBe(421);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect((await site.ask('/host')).headers['x-cache-status']).toBe('miss');
    expect((await site.ask('http://evil.example/host')).status).toBe(400);
  });

  test('ROUTE-6: a domain of a publication is known as soon as it is there, with its own keys', async () => {
    const now = site.clock.now();
    await site.database.kysely
      .insertInto('publication')
      .values({
        id: '0123456789ab',
        slug: 'blog',
        name: 'Blog',
        created_at: now,
        updated_at: now,
      })
      .execute();
    const headers = { host: 'blog.example' };
    expect((await site.ask('/own', { headers })).status).toBe(421);
    await buildLiveDomain(site.context, { personId: null, publicationId: '0123456789ab' }, 'blog.example');
    await expect.poll(async () => (await site.ask('/own', { headers })).status).toBe(200);
    const own = await site.ask('/own', { headers });
    expect(own.text).toContain('"collectionSlug":"blog"');
    expect(own.text).toContain('"origin":"https://blog.example"');
    expect(own.headers['content-security-policy']).toContain("img-src 'self' data: blob: https://stories.example");
    expect((await site.ask('/own')).headers['x-cache-status']).toBe('miss');
  });
});

describe('addresses', () => {
  test.each([
    ['/a/b/', '/a/b'],
    ['//evil.example//', '/evil.example'],
    ['/tag/one/?tab=x&utm=1', '/tag/one?tab=x'],
    ['/tag/one/top', '/tag/one'],
    ['/tag/one/latest', '/tag/one'],
  ])('ROUTE-7, ROUTE-8: %s leads to %s', async (path, location) => {
    const answer = await site.ask(path);
    expect(answer.status).toBe(path.endsWith('/top') ? 302 : 301);
    expect(answer.headers.location).toBe(location);
  });

  test.each(['/%', '/%zz', '/%ff', '/a/%c0%ae', '/a%00b', '/tag/%00', '/?q=%00'])(
    '%s cannot be read: 400',
    async (path) => {
      const answer = await site.ask(path);
      expect(answer.status).toBe(400);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('ROUTE-11: failures', () => {
  test.each([
    ['/fail', 500],
    ['/_/oh-noes', 500],
    ['/conflict', 409],
  ])('%s is a %d that tells nothing and is not stored', async (path, status) => {
    const answer = await site.ask(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('Apologies, but something went wrong on our end.');
    expect(answer.text).not.toContain('secret');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-cache-status': 'dynamic',
      'x-route-name': 'Error',
    });
  });
});

test('who names the type of a body and sends none is answered', async () => {
  // Of the methods with a body this is the one for which the client adds no length of nothing.
  const answer = await site.ask('/_/graphql', { method: 'DELETE', headers: { 'content-type': 'application/json' } });
  expect(answer.status).toBeGreaterThanOrEqual(400);
});

test('every page carries its policy and the headers that guard it', async () => {
  const { headers } = await site.ask('/guarded');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'; /);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['x-powered-by']).toBeUndefined();
});

test('built files are kept for good and compressed; nothing beside them can be read', async () => {
  const file = await site.ask('/assets/app-1.js', { headers: { 'accept-encoding': 'br' } });
  expect(file.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8' });
  expect(file.headers['cache-control']).toContain('immutable');
  for (const path of [
    '/assets/app-2.js',
    '/assets/../.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/assets/',
  ]) {
    expect((await site.ask(path)).text).not.toContain('entry.client');
  }
  expect((await site.ask('/assets/app-2.js')).status).toBe(404);
});

test('CORE-13: the small files are there', async () => {
  for (const path of [
    '/favicon.ico',
    '/favicon.svg',
    '/favicon.png',
    '/robots.txt',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
  ]) {
    const answer = await site.ask(path);
    expect(answer.status, path).toBe(200);
  }
  expect((await site.ask('/robots.txt')).text).toContain('Sitemap: https://stories.example/sitemap/sitemap.xml');
  expect((await site.ask('/healthz', { headers: { host: 'any' } })).text).toBe('ok\n');
  expect((await site.ask('/readyz')).status).toBe(200);
});
