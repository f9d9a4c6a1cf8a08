import { beforeAll, expect, test, vi } from 'vitest';
import { withTransaction } from '#modules/ground/command-context.ts';
import type { DomainClaim } from '#modules/ground/domains/domain-claim.ts';
import { endClaim } from '#modules/ground/domains/show-domain.ts';
import { buildLiveDomain } from '#test/factories/build-live-domain.ts';
import { buildStory, type BuiltStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';

const program = await openProgram();
let story: BuiltStory;
let own: string;
let domain: string;
let claim: DomainClaim;
beforeAll(async () => {
  domain = `ada.example:${new URL(program.url).port}`;
  own = `http://${domain}`;
  story = await buildStory(program.context, { title: 'At my own door', authorIds: [program.world.people.ada] });
});

test('ROUTE-6: a person’s domain shows their pages without their name, and their stories stand there', async () => {
  expect((await program.ask(`${own}/`)).status).toBe(421);
  expect((await program.ask(story.path)).status).toBe(200);
  claim = await buildLiveDomain(program.context, { personId: program.world.people.ada, publicationId: null }, domain);
  await expect.poll(async () => (await program.ask(`${own}/`)).status).toBe(200);
  for (const [path, route] of [
    ['/', 'ShowUserProfile'],
    ['/about', 'ShowUserAbout'],
    ['/lists', 'ShowUserCatalogs'],
    [story.path.replace('/@ada', ''), 'ShowPostUnderUser'],
  ] as const) {
    const answer = await program.ask(own + path);
    expect([path, answer.status, answer.headers['x-route-name']]).toEqual([path, 200, route]);
  }
  const moved = await program.ask(story.path);
  expect(moved.status).toBe(301);
  expect(moved.headers.location).toBe(`${own}${story.path.replace('/@ada', '')}`);
  for (const path of ['/@ada', '/@bela', '/tag/letters', '/slow-press']) {
    expect((await program.ask(own + path)).status, path).toBe(404);
  }
});

test('ROUTE-6: feeds and sitemaps name the addresses of the domain', async () => {
  expect((await program.ask(`${own}/feed`)).text).toContain(`<link>${own}/`);
  const index = await program.ask(`${own}/sitemap/sitemap.xml`);
  const files = [...index.text.matchAll(/<loc>[^<]+(\/sitemap\/[^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  const texts = await Promise.all(files.map(async (file) => (await program.ask(own + file)).text));
  expect(texts.join('')).toContain(`<loc>${own}${story.path.replace('/@ada', '')}</loc>`);
  const month = await program.ask('/sitemap/stories-2026-11-1.xml');
  expect(month.text).not.toContain(story.id);
});

test('ROUTE-6: a domain that moves shows its new owner at once, and one that is taken away is refused', async () => {
  expect((await program.ask(`${own}/`)).text).toContain('Ada');
  await withTransaction(program.context, (inside) => endClaim(inside, claim));
  const owner = { personId: null, publicationId: program.world.publications.harbour };
  const next = await buildLiveDomain(program.context, owner, domain);
  await vi.waitFor(async () => {
    expect((await program.ask(`${own}/`)).headers['x-route-name']).toBe('ShowCollection');
  });
  expect((await program.ask(story.path)).status).toBe(200);
  await withTransaction(program.context, (inside) => endClaim(inside, next));
  await expect.poll(async () => (await program.ask(`${own}/`)).status).toBe(421);
});
