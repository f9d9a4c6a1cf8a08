import { beforeAll, expect, test } from 'vitest';
import { buildPath, buildPathOnCustomDomain } from '#shared/routes/build-path.ts';
import { createMatcher, matchRoute } from '#shared/routes/match-route.ts';
import { type RouteName, routes } from '#shared/routes/route-table.ts';
import { hasScreen } from '#shared/routes/unbuilt-pages.ts';
import { buildLiveDomain } from '#test/factories/build-live-domain.ts';
import { openProgram } from '#test/support/open-site.ts';

const SECRET = 'a-secret-of-the-proxy';
const program = await openProgram({ settings: { TLS_ASK_SECRET: SECRET } });
let domains: Readonly<Record<'user' | 'collection', string>>;
beforeAll(async () => {
  const personal = `ada.example:${new URL(program.url).port}`;
  await buildLiveDomain(program.context, { personId: program.world.people.ada, publicationId: null }, personal);
  await buildLiveDomain(
    program.context,
    { personId: null, publicationId: program.world.publications.harbour },
    'harbour.example',
  );
  domains = { user: `http://${personal}`, collection: `http://${program.domain}` };
});

const params = () => ({
  postId: program.world.stories.plain[0]?.id ?? '',
  seriesId: '0123456789ab',
  repostId: '0123456789ab',
  tagSlug: 'letters',
  topicSlug: 'letters',
  catalogSlugId: `x-${program.world.lists.picks}`,
  year: '2026',
  month: '11',
  day: '21',
  username: 'ada',
  collectionSlug: 'slow-press',
});
/** Every parameter of a path, those too that a test names none for. */
const filled = (path: string) => ({
  ...Object.fromEntries([...path.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, 'x'])),
  ...params(),
});

const contextTypes = { user: 'USER', collection: 'COLLECTION' } as const;

/** A page that is drawn, or one that has the reader sign in, pay or go on: whatever the route itself says. */
const isAnswered = (status: number, name: unknown) =>
  name !== undefined && status !== 421 && (status < 500 || name === 'Error');

test.each(['user', 'collection'] as const)(
  'ROUTE-6: every route of a %s’s domain answers there, and none of the main site',
  async (context) => {
    const matcher = createMatcher(routes, contextTypes[context]);
    const wrong: string[] = [];
    const tried = { there: 0, elsewhere: 0 };
    for (const route of routes.filter(({ method }) => method !== 'POST')) {
      const isThere = route.contexts === 'all' || route.contexts === context;
      const path = (isThere ? buildPathOnCustomDomain : buildPath)(route.name as RouteName, filled(route.path));
      const own = matchRoute(matcher, path);
      // Some paths of the main site are another page of the domain (`/about`): that one answers.
      const expected = own === 'malformed' ? undefined : own;
      program.clock.advance(1_000);
      const { status, headers } = await program.ask(domains[context] + path);
      const name = headers['x-route-name'];
      if (isThere) tried.there += 1;
      else tried.elsewhere += 1;
      const isRight =
        expected === undefined
          ? status === 404 && (name === undefined || name === 'NotFound')
          : !hasScreen(expected.route) || isAnswered(status, name);
      if (!isRight) wrong.push(`${route.name} ${path} → ${status} ${String(name)} ${String(headers.location)}`);
    }
    expect(wrong).toEqual([]);
    expect(tried.there).toBeGreaterThan(50);
    expect(tried.elsewhere).toBeGreaterThan(100);
  },
);

test('PROF-4: an address of the main site leads to the same page of its owner’s domain, by its route', async () => {
  const main = (path: string) => program.ask(`http://127.0.0.1:3000${path}`);
  const rows = { user: { username: 'ada' }, collection: { collectionSlug: 'slow-press' } };
  const wrong: string[] = [];
  let tried = 0;
  for (const route of routes.filter(hasScreen)) {
    if (route.contexts !== 'user' && route.contexts !== 'collection') continue;
    const parameters = { ...filled(route.path), ...rows[route.contexts] };
    const name = route.name as RouteName;
    program.clock.advance(1_000);
    const { status, headers } = await main(`${buildPath(name, parameters)}?tab=x`);
    const there = `${domains[route.contexts]}${buildPathOnCustomDomain(name, parameters)}?tab=x`;
    const isLed = status === 301 && headers.location === there;
    // Who has to say who they are does so on the main site.
    if (route.requiresViewer === true ? isLed : !isLed) wrong.push(`${name} → ${status} ${String(headers.location)}`);
    tried += 1;
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(40);
  expect((await main('/@bela')).status).toBe(200);
});

test('PROF-4: www. and the name without it are one: the other leads to the one that is shown', async () => {
  const { kysely } = program.context.database;
  const asked = () => program.ask('http://www.harbour.example/about?tab=x');
  expect((await asked()).status).toBe(421);
  await kysely
    .updateTable('live_domain')
    .set({ twin: 'www.harbour.example' })
    .where('domain', '=', 'harbour.example')
    .execute();
  await program.context.database.query('purge', "select pg_notify('purge', '[\"site\"]')", []);
  await expect.poll(async () => (await asked()).status, { timeout: 5_000 }).toBe(301);
  expect((await asked()).headers.location).toBe(`http://harbour.example:${new URL(program.url).port}/about?tab=x`);
  expect((await program.ask('http://www.harbour.example/_/graphql', { method: 'POST' })).status).toBe(421);
  expect((await ask(`?domain=www.harbour.example&secret=${SECRET}`)).status).toBe(200);
});

const ask = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  program.ask(`http://127.0.0.1:3000/_/tls/ask${query}`, { headers });

test('PROF-4: the proxy in front may have a certificate for what is live here, and for nothing else', async () => {
  const known = `&secret=${SECRET}`;
  for (const domain of ['harbour.example', 'HARBOUR.example', 'harbour.example.'])
    expect((await ask(`?domain=${domain}${known}`)).status, domain).toBe(200);
  expect((await ask('?domain=harbour.example', { authorization: `Bearer ${SECRET}` })).status).toBe(200);
  for (const query of [
    '',
    '?domain=harbour.example',
    '?domain=harbour.example&secret=wrong',
    `?domain=harbour.example${known}&secret=other`,
    `?domain=harbour.example&domain=evil.example${known}`,
    `?domain=evil.example${known}`,
    `?domain=harbour.example.evil.example${known}`,
    `?domain=harbour.example:443${known}`,
    `?domain=*.example${known}`,
    `?domain=${known}`,
  ])
    expect((await ask(query)).status, query).toBe(404);
});

test('PROF-4: names of one zone are asked for so often and no more', async () => {
  const states = new Set<number>();
  for (let number = 0; number < 70; number += 1)
    states.add((await ask(`?domain=n${number}.flood.example&secret=${SECRET}`)).status);
  expect([...states]).toEqual([404, 429]);
  expect((await ask(`?domain=harbour.example&secret=${SECRET}`)).status).toBe(200);
});
