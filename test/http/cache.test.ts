import { describe, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { designPublication } from '#modules/stories/publications/design-publication.ts';
import { pinStories } from '#modules/stories/pins/pin-stories.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { ask } from '#test/support/ask.ts';
import { openProgram } from '#test/support/open-site.ts';

const program = await openProgram({ servers: 2 });

const host = () => new URL(program.url).host;
const fromBoth = (path: string) => Promise.all(program.addresses.map((address) => ask(address, host(), path)));
const statuses = async (path: string) => (await fromBoth(path)).map(({ headers }) => headers['x-cache-status']);

/** Waits until every process has drawn the page anew: the word of a change reaches each in its own time. */
async function waitForPurge(path: string): Promise<void> {
  const isDrawnAnew = program.addresses.map(() => false);
  const look = async () => {
    for (const [at, status] of (await statuses(path)).entries()) isDrawnAnew[at] ||= status !== 'hit';
    return isDrawnAnew;
  };
  await expect.poll(look, { message: path }).not.toContain(false);
}

describe('CORE-6: the page cache with real pages', () => {
  test('a miss, then hits with the same bytes; server-timing and route name on both', async () => {
    const { path } = program.world.stories.specimen;
    const first = await program.ask(path);
    const second = await program.ask(path);
    expect([first, second].map(({ headers }) => headers['x-cache-status'])).toEqual(['miss', 'hit']);
    expect(second.text).toBe(first.text);
    for (const { headers } of [first, second]) {
      expect(headers['x-route-name']).toBe('ShowPostUnderCollection');
      expect(headers['server-timing']).toMatch(/^\w+;(?:dur=\d|desc=\w)/);
    }
  });

  test('many at once are drawn once', async () => {
    const before = program.documents.length;
    const answers = await Promise.all(Array.from({ length: 30 }, () => program.ask('/@bela')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(program.documents.slice(before).filter((name) => name === 'UserProfilePageQuery')).toHaveLength(1);
  });

  test('a change through a command purges its pages in every process, and leaves the others', async () => {
    const { ada } = program.world.people;
    const input = {
      sourceKey: 'cache',
      itemKey: 'one',
      authorIds: [ada],
      tags: ['Cacheable'],
      title: 'Before the change',
    };
    const story = await buildStory(program.context, input);
    const pages = [story.path, '/@ada', '/tag/cacheable', '/'];
    const others = ['/m/help', '/@dalia/about'];
    // A purge of the first import may still be on its way.
    for (const path of [...pages, ...others]) {
      await expect.poll(() => statuses(path), { message: path }).toEqual(['hit', 'hit']);
    }
    await buildStory(program.context, { ...input, document: storyDocument(paragraph('After the change.')) });
    for (const path of pages) await waitForPurge(path);
    for (const { text } of await fromBoth(story.path)) expect(text).toContain('After the change.');
    expect(await statuses(others[0] ?? '')).toEqual(['hit', 'hit']);
    expect(await statuses(others[1] ?? '')).toEqual(['hit', 'hit']);
  });

  test('other commands purge what they change', async () => {
    const { world, context } = program;
    await fromBoth('/harbour/latest');
    await designPublication(context, world.publications.harbour, { headerColor: '#112233ff' });
    await expect
      .poll(async () => (await fromBoth('/harbour/latest')).every(({ text }) => text.includes('#112233ff')))
      .toBe(true);
    await expect.poll(() => statuses('/@bela')).toEqual(['hit', 'hit']);
    const pinned = world.stories.plain[20];
    await pinStories(context, world.people.bela, [pinned?.id ?? '']);
    await waitForPurge('/@bela');
  });

  test('rule 151: a cache in front learns how long, of what, and why not', async () => {
    const path = '/@ada/latest';
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    const { headers } = await program.ask(path, { headers: browser });
    expect(headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600',
    );
    expect(String(headers['cache-tag']).split(',')).toContain(`user:${program.world.people.ada}`);
    expect(headers['x-cache-group']).toBe('control');
    expect(headers['x-cache-disabled-reason']).toBeUndefined();
    expect((await program.ask('/', { headers: browser })).headers['x-cache-group']).toBe('enabled');
    const hit = await program.ask(path, { headers: browser });
    expect(hit.headers).toMatchObject({ 'x-cache-status': 'hit', 'cache-tag': headers['cache-tag'] });
    const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
    const told = { 'x-cache-status': 'dynamic', 'x-cache-group': 'disabled', 'cache-control': 'private, no-store' };
    expect((await program.ask(path, { headers: crawler })).headers).toMatchObject({
      ...told,
      'x-cache-disabled-reason': 'bot',
    });
    expect((await program.ask(path, { headers: { cookie: 'session=made-up' } })).headers).toMatchObject({
      ...told,
      'x-cache-disabled-reason': 'spoofed session',
    });
  });

  test('rule 151: two processes write one page alike, so that one tag stands for both', async () => {
    for (const path of ['/', '/@ada', '/explore-topics', '/harbour']) {
      const both = await fromBoth(path);
      expect(both.map(({ headers }) => headers['etag'])).toEqual([both[0]?.headers['etag'], both[0]?.headers['etag']]);
    }
  });

  test('nobody with a session reads it or fills it', async () => {
    const path = '/@chen';
    for (const name of ['session', '__Host-session']) {
      const own = await program.ask(path, { headers: { cookie: `a=b; ${name}=x` } });
      expect(own.headers).toMatchObject({ 'x-cache-status': 'dynamic', 'cache-control': 'private, no-store' });
    }
    expect((await program.ask(path)).headers['x-cache-status']).toBe('miss');
  });

  test.each<readonly [string, Readonly<Record<string, string>>]>([
    [
      '/@ada/about',
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
    ],
    ['/@ada/lists', { 'x-original-url': '/evil', 'x-rewrite-url': '/evil', 'x-http-method-override': 'DELETE' }],
    ['/@ada/series', { 'accept-language': 'ar', accept: 'application/json', 'user-agent': 'evil', dnt: '1' }],
    ['/@ada/books', { cookie: 'theme=evil; evil=<script>', 'cf-ipcountry': 'DE', 'x-country': 'DE' }],
    ['/@ada/following', { 'accept-encoding': 'evil, deflate', te: 'trailers', 'save-data': 'on', 'sec-ch-ua': 'evil' }],
    [
      '/@ada/followers',
      { range: 'bytes=0-5', 'if-modified-since': 'Sat, 21 Nov 2026 12:00:00 GMT', pragma: 'no-cache' },
    ],
  ])('nothing unkeyed changes what is stored of %s', async (path, headers) => {
    const attacked = await program.ask(path, { headers });
    expect(attacked.status).toBe(200);
    const plain = await program.ask(path);
    expect(plain.headers['x-cache-status']).toBe('hit');
    expect(plain.text).toBe(attacked.text);
    expect(plain.text).not.toContain('evil');
  });

  test('a query that is no part of the key is no part of the page either', async () => {
    const plain = await program.ask('/explore-topics');
    const long = `/explore-topics?${'x'.repeat(4_000)}=evil&utm=evil&__proto__[a]=evil&p[]=evil`;
    const odd = await program.ask(long);
    expect(odd.headers['x-cache-status']).toBe('hit');
    expect(odd.text).toBe(plain.text);
    const kept = await program.ask('/explore-topics?q=%22%3E%3Cscript%3Eevil()%3C/script%3E');
    expect(kept.text).not.toContain('<script>evil');
    expect((await program.ask('/explore-topics')).text).toBe(plain.text);
  });

  test('odd methods and bodies neither answer with a page nor store one', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      const answer = await program.ask('/@ada/publications', { method });
      expect(answer.status, method).toBeGreaterThanOrEqual(400);
    }
    const head = await program.ask('/tag/rooms', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    const plain = await program.ask('/tag/rooms');
    expect(plain.text.length).toBeGreaterThan(1_000);
    expect((await program.ask('/@ada/publications')).headers['x-cache-status']).toBe('miss');
  });

  test('a draft, a suspended story, a missing page and a failure are never stored', async () => {
    const { draft, suspended } = program.world.stories;
    for (const path of [draft.path, suspended.path, '/nothing-here', '/_/oh-noes']) {
      await program.ask(path);
      expect((await program.ask(path)).headers['x-cache-status'], path).toBe('dynamic');
    }
  });
});
