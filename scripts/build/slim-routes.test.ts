import { expect, test } from 'vitest';
import { createMatcher, matchRoute } from '../../src/shared/routes/match-route.ts';
import { routes, type Route } from '../../src/shared/routes/route-table.ts';
import { isBuilt } from '../../src/shared/routes/unbuilt-pages.ts';
import { slimTables } from './slim-routes.ts';

type Slim = { readonly routes: readonly (Route & { readonly isBuilt: boolean })[] };

const nameOf = (match: ReturnType<typeof matchRoute>) => (typeof match === 'object' ? match.name : match);

test('the route table of the browser says the same as the table itself', async () => {
  const { built, all } = await slimTables();
  const source = built + all;
  const slim = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as Slim;
  expect(slim.routes.map(({ name, path, contexts }) => [name, path, contexts])).toEqual(
    routes.map(({ name, path, contexts }) => [name, path, contexts]),
  );
  for (const [index, route] of routes.entries()) {
    const { isBuilt: isDrawn, page, layout, flag, requiresViewer } = slim.routes[index] ?? { isBuilt: false };
    if (route.redirect !== undefined || !isBuilt(route.name as Parameters<typeof isBuilt>[0])) {
      expect([route.name, isDrawn]).toEqual([route.name, false]);
    } else {
      expect([isDrawn, page, layout, flag]).toEqual([true, route.page, route.layout, route.flag]);
      expect([route.name, requiresViewer]).toEqual([route.name, route.requiresViewer === true]);
    }
  }
  for (const type of ['DEFAULT', 'USER', 'COLLECTION'] as const) {
    const [whole, small] = [createMatcher(routes, type), createMatcher(slim.routes, type)];
    for (const path of ['/', '/@mira', '/harbour/a-b-0123', '/tag/sea/archive/2020', '/image/x', '/about', '/x/y/z']) {
      expect(nameOf(matchRoute(small, path))).toBe(nameOf(matchRoute(whole, path)));
    }
  }
});
