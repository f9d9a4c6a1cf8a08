import { expect, test } from 'vitest';
import { routes } from './route-table.ts';
import { buildingIssue, hasScreen, isBuilt } from './unbuilt-pages.ts';

/** `docs/unbuilt.md` as it should read: one row a route that a later issue builds. */
function unbuiltDocument(): string {
  const rows = routes.flatMap((route) => {
    const issue = buildingIssue(route);
    return issue ? [`| ${route.name} | \`${route.path}\` | ${route.page} | ${issue} |`] : [];
  });
  return [
    '# Routes still to be built',
    '',
    'They answer for now with the not-found page, and nothing links to them. Written from the route table by',
    '`src/shared/routes/unbuilt-pages.test.ts`: run it with `-u` after a change.',
    '',
    `${rows.length} of ${routes.length} routes.`,
    '',
    '| route | path | page | built by issue |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

test('ROUTE-2: docs/unbuilt.md lists every route that is still to be built', async () => {
  await expect(unbuiltDocument()).toMatchFileSnapshot('../../../docs/unbuilt.md');
});

test('ROUTE-2: what one reads, searches, signs in by and buys is built, what is still to come is not', () => {
  const built = [
    'ShowHome',
    'ShowPost',
    'ShowSeries',
    'ShowUserProfile',
    'ShowCollection',
    'ShowTagPosts',
    'ShowTerms',
    'ShowSettings',
    'ShowSearch',
    'ShowPlans',
    'ShowStats',
  ];
  const unbuilt = ['RedirectHelp', 'ReadImage'];
  const names = new Map(routes.map((route) => [route.name, isBuilt(route.name as Parameters<typeof isBuilt>[0])]));
  expect(built.filter((name) => names.get(name) !== true)).toEqual([]);
  expect(unbuilt.filter((name) => names.get(name) !== false)).toEqual([]);
});

test('ROUTE-2: every built route has its page, and every page that exists is built', () => {
  const files = Object.keys(import.meta.glob('../../web/pages/*/*/*.page.tsx'));
  const existing = new Set(files.map((file) => file.split('/').at(-2)));
  // The error page is drawn by the shell itself, for any page that fails.
  const built = new Set<string>(routes.filter(hasScreen).map((route) => route.page));
  built.delete('error-page');
  // Drawn where no route matches.
  built.add('not-found');
  // What a page is for whoever has a session.
  for (const page of existing)
    if (page?.endsWith('-signed-in') && built.has(page.replace(/-signed-in$/, ''))) built.add(page);
  expect([...built].filter((page) => !existing.has(page))).toEqual([]);
  expect([...existing].filter((page) => page === undefined || !built.has(page))).toEqual([]);
});
