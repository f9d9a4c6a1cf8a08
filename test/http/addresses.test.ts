import { describe, expect, test } from 'vitest';
import { buildPath } from '#shared/routes/build-path.ts';
import { openProgram } from '#test/support/open-site.ts';

const program = await openProgram();

/** Status and place of a redirect, or the status alone. */
async function leads(path: string): Promise<string> {
  const { status, headers } = await program.ask(path);
  return headers.location === undefined ? String(status) : `${status} ${headers.location}`;
}

describe('ROUTE-3: matching', () => {
  test('slashes at the ends, the fragment and escapes change nothing; exact segments win; @ alone is nobody', async () => {
    expect(await leads('/%40ada')).toBe('200');
    expect(await leads('/about')).toBe('200');
    expect((await program.ask('/about')).headers['x-route-name']).toBe('ShowAbout');
    expect((await program.ask('/@ada/about')).headers['x-route-name']).toBe('ShowUserAbout');
    expect((await program.ask('/field-notes/about')).headers['x-route-name']).toBe('ShowCollectionAbout');
    expect(await leads('/@')).toBe('404');
    expect(await leads('/@/about')).toBe('404');
    expect(await leads('/a/%')).toBe('400');
  });
});

describe('ROUTE-7: one address a page', () => {
  test.each([
    ['/about/', '301 /about'],
    ['/tag/letters///', '301 /tag/letters'],
    ['/tag/letters/?tab=a&utm_source=x', '301 /tag/letters?tab=a'],
  ])('%s is %s', async (path, answer) => {
    expect(await leads(path)).toBe(answer);
  });

  test('a slash at the start never leads to another host', async () => {
    for (const path of ['//evil.example/', '///evil.example', '/\\evil.example/', '/%2F%2Fevil.example/']) {
      const location = (await program.ask(path)).headers.location ?? '/';
      expect(new URL(location, 'http://ours.example').host, path).toBe('ours.example');
    }
  });

  test('the canonical link of a page drops what the query does not keep', async () => {
    const { text } = await program.ask('/tag/letters?utm_source=x&fbclid=y');
    const canonical = /<link[^>]+rel="canonical"[^>]+href="([^"]+)"/.exec(text)?.[1];
    expect(canonical).toBe(`${program.url}/tag/letters`);
  });
});

describe('ROUTE-8: redirects', () => {
  test('by the table: 301, or 302 when temporary', async () => {
    expect(await leads('/tag/letters/top')).toBe('302 /tag/letters');
    expect(await leads('/tag/letters/latest')).toBe('301 /tag/letters');
    expect(await leads('/topics')).toBe('301 /explore-topics');
    expect(await leads('/help')).toBe('301 /m/help');
    expect(await leads('/welcome')).toBe('301 /get-started');
    expect(await leads('/@ada/recommended')).toBe('301 /@ada/has-recommended');
  });

  test('by id: people and publications', async () => {
    const { people, publications } = program.world;
    expect(await leads(`/u/${people.ada}`)).toBe('301 /@ada');
    expect(await leads(`/c/${publications['field-notes']}`)).toMatch(/^301 (?:http:\/\/127[^/]+)?\/field-notes$/);
    expect(await leads(`/c/${publications['slow-press']}`)).toMatch(/^301 https?:\/\/slow\.example/);
    expect(await leads('/u/000000000000')).toBe('404');
    expect(await leads('/c/000000000000')).toBe('404');
  });

  test('an old address of an imported story leads to it, however it is spelt', async () => {
    const { path } = program.world.stories.moved;
    expect(await leads('/2014/05/06/old-place')).toBe(`301 ${program.url}${path}`);
    expect(await leads('/2014/05/06/old-place/')).toMatch(/^301/);
    expect(await leads('/old-place.html')).toBe(`301 ${program.url}${path}`);
    expect(await leads('/old-place.htm')).toBe('404');
  });
});

describe('STORY-1, ROUTE-15: the addresses of a story', () => {
  test('the last hyphen-separated hex part finds it; every other address leads to the canonical one', async () => {
    const { specimen, locked } = program.world.stories;
    expect(await leads(specimen.path)).toBe('200');
    expect(specimen.path).toBe(`/field-notes/a-specimen-of-everything-${specimen.id}`);
    for (const path of [
      `/p/${specimen.id}`,
      `/p/some-other-title-${specimen.id}`,
      `/@ada/a-specimen-of-everything-${specimen.id}`,
      `/@somebody/x-${specimen.id}`,
      `/field-notes/wrong-title-${specimen.id}`,
      `/harbour/${specimen.id}`,
    ]) {
      expect(await leads(path), path).toMatch(new RegExp(`^30[12] ${specimen.path}$`));
    }
    expect(locked.path).toBe(`/@bela/for-members-only-${locked.id}`);
    expect(await leads(`/p/${locked.id}`)).toMatch(new RegExp(`^30[12] ${locked.path}$`));
    expect(await leads('/p/none-of-these')).toBe('404');
    expect(await leads('/@ada/none-of-these')).toBe('404');
  });

  test('an address elsewhere that was first is the canonical one', async () => {
    const { text } = await program.ask(program.world.stories.canonical.path);
    expect(text).toMatch(/<link[^>]+rel="canonical"[^>]+href="https:\/\/elsewhere\.example\/first"/);
  });
});

describe('ROUTE-10: what is not there', () => {
  test.each([
    '/no-such',
    '/no/such/page',
    '/@nobody',
    '/@nobody/about',
    '/tag',
    '/p/0123456789ab',
    '/s/none',
    '/media/0',
  ])('%s is the not-found page with four staff picks', async (path) => {
    const { status, text, headers } = await program.ask(path);
    expect(status).toBe(404);
    for (const words of ['PAGE NOT FOUND', '404', 'Out of nothing, something.']) expect(text).toContain(words);
    expect(text).toMatch(/<a[^>]+href="\/"[^>]*>[^<]*Home/);
    const picks = program.world.stories.plain.slice(0, 6).filter(({ title }) => text.includes(`>${title}<`));
    expect(picks).toHaveLength(4);
    expect(headers['x-cache-status']).not.toBe('hit');
    expect(text).toMatch(/<meta[^>]+name="robots"[^>]+content="noindex/);
  });

  test('closed publications, deleted people and private lists are not there', async () => {
    const { lists } = program.world;
    for (const path of ['/closed', '/closed/about', '/@dora', '/@quentin', `/@ada/list/my-own-${lists.private}`]) {
      expect((await program.ask(path)).status, path).toBeGreaterThanOrEqual(400);
    }
  });
});

test('ROUTE-4, ROUTE-16: addresses built by route name are served by the program', async () => {
  const { specimen } = program.world.stories;
  expect(await leads(buildPath('ShowUserProfile', { username: 'ada' }))).toBe('200');
  expect(await leads(buildPath('ShowCollectionTagged', { collectionSlug: 'field-notes', tagSlug: 'letters' }))).toBe(
    '200',
  );
  expect(await leads(buildPath('ShowPost', { postId: specimen.id }))).toMatch(/^30[12]/);
  expect(() => buildPath('ShowUserProfile', {})).toThrow('One or more required param(s) not provided');
  for (const path of ['/sitemap/sitemap.xml', '/field-notes/feed/tagged/letters', '/@ada/feed', '/@ada/series']) {
    expect(await leads(path), path).toBe('200');
  }
  expect(await leads('/_/oh-noes')).toBe('500');
});
