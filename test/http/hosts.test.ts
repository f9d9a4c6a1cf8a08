import { beforeAll, describe, expect, test } from 'vitest';
import { openProgram } from '#test/support/open-site.ts';

const program = await openProgram();
let own: string;
beforeAll(async () => {
  own = `http://${program.domain}`;
});

const ownStory = () => {
  const story = program.world.stories.plain[3];
  if (story === undefined) throw new Error('no story');
  return { ...story, ownPath: story.path.replace('/slow-press', '') };
};

describe('ROUTE-6, PUB-3: the domain of a publication', () => {
  test('its pages stand at the root, without the slug', async () => {
    for (const [path, route] of [
      ['/', 'ShowCollection'],
      ['/latest', 'ShowCollectionLatest'],
      ['/about', 'ShowCollectionAbout'],
      ['/archive', 'ShowCollectionArchive'],
      ['/archive/2026', 'ShowCollectionArchiveYear'],
      ['/followers', 'ShowCollectionFollowers'],
      ['/trending', 'ShowCollectionTrending'],
      [ownStory().ownPath, 'ShowPostUnderCollection'],
    ] as const) {
      const answer = await program.ask(own + path);
      expect(`${path} ${answer.status} ${String(answer.headers['x-route-name'])}`).toBe(`${path} 200 ${route}`);
      expect(answer.text, path).toContain('Slow Press');
    }
  });

  test('only the routes of its context are registered', async () => {
    for (const path of ['/@ada', '/tag/letters', '/explore-topics', '/slow-press', '/collections', '/top-stories']) {
      expect((await program.ask(own + path)).status, path).toBe(404);
    }
  });

  test('a story has one address: the main site leads to the domain, and a story of others leads away from it', async () => {
    const { path, ownPath } = ownStory();
    const moved = await program.ask(path);
    expect(moved.status).toBe(301);
    expect(new URL(moved.headers.location ?? '').host).toBe(program.domain);
    expect(new URL(moved.headers.location ?? '').pathname).toBe(ownPath);
    const { text } = await program.ask(own + ownPath);
    expect(/<link[^>]+rel="canonical"[^>]+href="([^"]+)"/.exec(text)?.[1]).toMatch(`//${program.domain}${ownPath}`);
    const foreign = await program.ask(`${own}/p/${program.world.stories.specimen.id}`);
    expect([301, 302]).toContain(foreign.status);
    expect(new URL(foreign.headers.location ?? '', own).host).toBe(new URL(program.url).host);
  });

  test('links of its pages lead to pages of the domain, or by whole addresses to the main site', async () => {
    const dead: string[] = [];
    for (const path of ['/', '/latest', '/about', '/archive', '/followers', ownStory().ownPath]) {
      const { text } = await program.ask(own + path);
      const links = [...text.matchAll(/<a[^>]+href="([^"#]+)"/g)].map((match) => match[1] ?? '');
      expect(links.length).toBeGreaterThan(3);
      for (const link of new Set(links)) {
        const address = new URL(link.replaceAll('&amp;', '&'), own + path);
        if (![program.domain, new URL(program.url).host].includes(address.host)) continue;
        program.clock.advance(1_000);
        const { status } = await program.ask(address.href);
        if (status !== 200 && status !== 302) dead.push(`${path} → ${link}: ${status}`);
      }
    }
    expect(dead).toEqual([]);
  });

  test('feeds, robots and the sitemap are its own', async () => {
    expect((await program.ask(`${own}/feed`)).text).toContain('<title>Slow Press');
    expect((await program.ask(`${own}/robots.txt`)).text).toContain(`Sitemap: ${own}/sitemap/sitemap.xml`);
    const sitemap = await program.ask(`${own}/sitemap/sitemap.xml`);
    expect(sitemap.text).toContain(`<loc>${own}/sitemap/`);
  });
});

test('ROUTE-6: a host that is nobody’s is refused, whatever other headers say', async () => {
  const address = 'http://evil.example/about';
  expect((await program.ask(address)).status).toBe(421);
  const headers = { 'x-forwarded-host': new URL(program.url).host, 'x-host': program.domain };
  expect((await program.ask(address, { headers })).status).toBe(421);
  expect((await program.ask('/about', { headers: { 'x-forwarded-host': 'evil.example' } })).text).not.toContain(
    'evil.example',
  );
});
