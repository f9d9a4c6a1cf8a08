import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPath, buildPathOnCustomDomain } from '#shared/routes/build-path.ts';
import { type RouteName, routes } from '#shared/routes/route-table.ts';
import { hasScreen } from '#shared/routes/unbuilt-pages.ts';
import { buildLiveDomain } from '#test/factories/build-live-domain.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const SECRET = 'a-secret-of-the-proxy';
let program: TestProgram;
let domains: Readonly<Record<'user' | 'collection', string>>;
beforeAll(async () => {
  program = await startTestProgram({ settings: { TLS_ASK_SECRET: SECRET } });
  const personal = `ada.example:${new URL(program.url).port}`;
  await buildLiveDomain(program.context, { personId: program.world.people.ada, publicationId: null }, personal);
  await buildLiveDomain(
    program.context,
    { personId: null, publicationId: program.world.publications.harbour },
    'harbour.example',
  );
  domains = { user: `http://${personal}`, collection: `http://${program.domain}` };
});
afterAll(() => program.close());

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

test.each(['user', 'collection'] as const)(
  'ROUTE-6: every route of a %s’s domain answers there, and none of the main site',
  async (context) => {
    const wrong: string[] = [];
    for (const route of routes.filter(hasScreen)) {
      const isThere = route.contexts === 'all' || route.contexts === context;
      const build = isThere ? buildPathOnCustomDomain : buildPath;
      const path = build(route.name as RouteName, filled(route.path));
      program.clock.advance(1_000);
      const { status, headers } = await program.ask(domains[context] + path);
      const name = headers['x-route-name'];
      // Pages of the main site may have the same path as one of the domain (`/about`): that one answers.
      const isRight = isThere
        ? status !== 421 && (status !== 404 || name !== undefined)
        : name !== route.name || [301, 302, 303, 404].includes(status);
      if (!isRight) wrong.push(`${route.name} ${path} → ${status} ${String(name)}`);
    }
    expect(wrong).toEqual([]);
  },
);

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
