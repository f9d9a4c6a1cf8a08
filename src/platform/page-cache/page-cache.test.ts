import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { headOf, isNotModified, notModifiedHead } from '#platform/page-cache/cached-page.ts';
import type { RenderedPage } from '#platform/page-cache/cached-page.ts';
import { chooseEncoding } from '#platform/page-cache/encodings.ts';
import { createPageCache } from '#platform/page-cache/page-cache.ts';

const START = '2026-01-01T00:00:00Z';

function setUp(options: { readonly maxBytes?: number } = {}) {
  const clock = createFakeClock(START);
  const errors: unknown[] = [];
  const cache = createPageCache({
    clock,
    maxBytes: options.maxBytes ?? 10_000_000,
    onRefreshError: (error) => errors.push(error),
  });
  return { clock, cache, errors };
}

function page(body: string, rest: Partial<RenderedPage> = {}): RenderedPage {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" };
  return { status: 200, headers, body, tags: [], isCacheable: true, ...rest };
}

/** A rendering that ends when the test says so. */
function heldPage() {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
  return { render: vi.fn<() => Promise<RenderedPage>>(() => promise), resolve, reject };
}

const textOf = (served: { page: { variants: { identity: { body: Buffer } } } } | undefined) =>
  served?.page.variants.identity.body.toString();

describe('CORE-11: the page cache', () => {
  test('keeps a page in three encodings with a head for each', async () => {
    const { cache } = setUp();
    const text = 'æther '.repeat(500);
    const first = await cache.fill('/', async () => page(text));
    expect(first.status).toBe('miss');
    const hit = cache.get('/');
    expect(hit?.status).toBe('hit');
    const { variants, etag } = hit?.page ?? first.page;
    expect(brotliDecompressSync(variants.br.body).toString()).toBe(text);
    expect(gunzipSync(variants.gzip.body).toString()).toBe(text);
    expect(variants.identity.body.toString()).toBe(text);
    const head = variants.br.hitHead;
    const pairs = Object.fromEntries(head.flatMap((name, index) => (index % 2 === 0 ? [[name, head[index + 1]]] : [])));
    expect(pairs).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'content-encoding': 'br',
      'content-length': String(variants.br.body.byteLength),
      etag,
      vary: 'accept-encoding',
      'x-cache-status': 'hit',
    });
    expect(headOf(first.page, 'gzip', 'miss')).toContain('miss');
  });

  test('renders once for all who ask at the same time', async () => {
    const { cache } = setUp();
    const held = heldPage();
    const answers = Array.from({ length: 50 }, () => cache.serve('/', held.render));
    held.resolve(page('one'));
    expect(new Set((await Promise.all(answers)).map(textOf))).toEqual(new Set(['one']));
    expect(held.render).toHaveBeenCalledTimes(1);
  });

  test('lets everybody see the failure of a rendering, and keeps nothing of it', async () => {
    const { cache } = setUp();
    const held = heldPage();
    const answers = [cache.fill('/', held.render), cache.fill('/', held.render)];
    held.reject(new Error('broken'));
    expect((await Promise.allSettled(answers)).map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
    expect(textOf(await cache.serve('/', async () => page('mended')))).toBe('mended');
  });

  test('never keeps or shares a page that says it may not be kept', async () => {
    const { cache } = setUp();
    let count = 0;
    const render = async () => page(`own ${(count += 1)}`, { isCacheable: false });
    const answers = await Promise.all([cache.fill('/', render), cache.fill('/', render), cache.fill('/', render)]);
    expect(answers.map((answer) => answer.status)).toEqual(['dynamic', 'dynamic', 'dynamic']);
    expect(new Set(answers.map(textOf)).size).toBe(3);
    expect(cache.get('/')).toBeUndefined();
  });

  test('shows an expired page at once while it renders again, for ten minutes', async () => {
    const { cache, clock, errors } = setUp();
    await cache.fill('/', async () => page('old'));
    clock.advance(59_999);
    expect(cache.get('/')?.status).toBe('hit');
    clock.advance(1);
    expect(cache.get('/')?.status).toBe('expired');
    expect(cache.get('/')?.isRefreshing).toBe(false);
    const failing = await cache.serve('/', async () => Promise.reject(new Error('down')));
    expect([textOf(failing), failing.status]).toEqual(['old', 'expired']);
    expect(cache.get('/')).toMatchObject({ status: 'expired', isRefreshing: true });
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    expect(cache.get('/')?.isRefreshing).toBe(false);
    await cache.serve('/', async () => page('new'));
    await vi.waitFor(() => expect([textOf(cache.get('/')), cache.get('/')?.status]).toEqual(['new', 'hit']));
    clock.advance(660_000);
    expect(cache.get('/')).toBeUndefined();
  });

  test('draws a page anew that was made before the clock was put back', async () => {
    const { cache, clock } = setUp();
    clock.advance(86_400_000);
    await cache.fill('/', async () => page('tomorrow'));
    clock.advance(-86_400_000);
    expect(cache.get('/')).toBeUndefined();
    expect((await cache.serve('/', async () => page('today'))).status).toBe('miss');
    expect(textOf(cache.get('/'))).toBe('today');
  });

  test('drops a page that expired when its new drawing may not be kept', async () => {
    const { cache, clock } = setUp();
    await cache.fill('/', async () => page('open to all'));
    clock.advance(60_000);
    const broken = vi.fn<() => Promise<RenderedPage>>(async () => page('', { status: 500, isCacheable: false }));
    await cache.serve('/', broken);
    await vi.waitFor(() => expect(cache.get('/')?.isRefreshing).toBe(false));
    expect([broken.mock.calls.length, textOf(cache.get('/'))]).toEqual([1, 'open to all']);
    const render = async () => page('not for you', { status: 404, isCacheable: false });
    expect(textOf(await cache.serve('/', render))).toBe('open to all');
    await vi.waitFor(() => expect(cache.get('/')).toBeUndefined());
    expect(cache.size()).toEqual({ pages: 0, bytes: 0, tags: 0 });
    expect(textOf(await cache.serve('/', render))).toBe('not for you');
  });

  test('drops by tag what was kept, and only that', async () => {
    const { cache } = setUp();
    await cache.fill('/a', async () => page('a', { tags: ['x', 'y'] }));
    await cache.fill('/b', async () => page('b', { tags: ['y'] }));
    cache.purge(['x']);
    expect([cache.get('/a'), textOf(cache.get('/b'))]).toEqual([undefined, 'b']);
    cache.purgeAll();
    expect(cache.size()).toEqual({ pages: 0, bytes: 0, tags: 0 });
  });

  test('does not keep a page whose rendering began before a purge of its tag', async () => {
    const { cache } = setUp();
    const held = heldPage();
    const before = cache.fill('/', held.render);
    cache.purge(['x']);
    const after = cache.fill('/', async () => page('new', { tags: ['x'] }));
    held.resolve(page('old', { tags: ['x'] }));
    expect(textOf(await before)).toBe('old');
    expect(textOf(await after)).toBe('new');
    expect(textOf(cache.get('/'))).toBe('new');
  });

  test('asks again for such a page, though nobody waited for it', async () => {
    const { cache } = setUp();
    const held = heldPage();
    const before = cache.fill('/', held.render);
    cache.purge(['x']);
    held.resolve(page('old', { tags: ['x'] }));
    await before;
    expect(cache.get('/')).toBeUndefined();
  });

  test('keeps a page whose rendering began before a purge of another tag', async () => {
    const { cache } = setUp();
    const held = heldPage();
    const asked = cache.fill('/', held.render);
    cache.purge(['z']);
    held.resolve(page('still right', { tags: ['x'] }));
    await asked;
    expect(cache.get('/')?.status).toBe('hit');
  });

  test('stays below its bytes and forgets the tags of pages that went', async () => {
    const { cache } = setUp({ maxBytes: 40_000 });
    for (let count = 0; count < 50; count += 1) {
      await cache.fill(`/${count}`, async () => page('x'.repeat(1000), { tags: [`t${count}`] }));
    }
    const { pages, bytes, tags } = cache.size();
    expect(bytes).toBeLessThanOrEqual(40_000);
    expect(tags).toBe(pages);
    expect(pages).toBeGreaterThan(0);
    const served = await cache.fill('/huge', async () => page('y'.repeat(100_000), { tags: ['huge'] }));
    expect(served.status).toBe('miss');
    expect(cache.get('/huge')).toBeUndefined();
    expect(cache.size().tags).toBe(cache.size().pages);
  });
});

describe('CORE-11: no reader ever gets a page older than a purge that came before the question', () => {
  type Step = { readonly kind: 'ask' | 'write' | 'finish' | 'tick'; readonly key: number };
  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom('ask', 'ask', 'write', 'finish', 'tick'),
    key: fc.integer({ min: 0, max: 2 }),
  });

  test('in any order of questions, renderings, changes and purges', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { cache, clock } = setUp();
        // Page `key` shows the things `key` and `key + 1`; a change of a thing purges its tag.
        const things = [0, 0, 0, 0];
        const running: (() => void)[] = [];
        const checks: Promise<boolean>[] = [];
        const render = (key: number) => async () => {
          const seen = [things[key], things[key + 1]].join();
          await new Promise<void>((resolve) => running.push(resolve));
          return page(seen, { tags: [`t${key}`, `t${key + 1}`] });
        };
        for (const { kind, key } of steps) {
          if (kind === 'write') {
            things[key] = (things[key] ?? 0) + 1;
            cache.purge([`t${key}`]);
          } else if (kind === 'ask') {
            const known = [things[key] ?? 0, things[key + 1] ?? 0];
            const check = async () => {
              const served = await cache.serve(String(key), render(key));
              const seen = (textOf(served) ?? '').split(',').map(Number);
              return seen.every((value, index) => value >= (known[index] ?? 0));
            };
            checks.push(check());
          } else if (kind === 'finish') {
            running.shift()?.();
            // Long enough for most pages to be compressed and kept, and too short for some.
            await new Promise((resolve) => setTimeout(resolve, 1));
          } else clock.advance(45_000);
        }
        const over = new AbortController();
        const all = Promise.all(checks).finally(() => over.abort());
        while (!over.signal.aborted) {
          running.shift()?.();
          await new Promise((resolve) => setImmediate(resolve));
        }
        expect(await all).not.toContain(false);
      }),
      { numRuns: 150 },
    );
  });
});

describe('heads', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['BR', 'br'],
    ['br;q=zero', 'identity'],
  ])('chooses for %j the encoding %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  test('says not modified with the headers of the page and none of its body', async () => {
    const { cache } = setUp();
    const { page: kept } = await cache.fill('/', async () =>
      page('text', { headers: { 'content-type': 'a', link: 'b' } }),
    );
    expect(isNotModified(kept, `"other", ${kept.etag}`)).toBe(true);
    expect(isNotModified(kept, kept.etag.slice(2))).toBe(true);
    expect(isNotModified(kept, '*')).toBe(true);
    expect(isNotModified(kept, 'W/"other"')).toBe(false);
    expect(isNotModified(kept, undefined)).toBe(false);
    expect(notModifiedHead(kept, 'hit')).toEqual(
      Object.entries({ link: 'b', etag: kept.etag, vary: 'accept-encoding', 'x-cache-status': 'hit' }).flat(),
    );
  });
});
