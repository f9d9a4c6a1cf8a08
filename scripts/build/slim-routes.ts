import type { Plugin } from 'vite';

/** Letters of a row, by their place; the last part of the row is made of them. */
const LAYOUTS = ['two-column', 'top-nav', 'wordmark', 'basic', 'publication'];
const CONTEXTS = ['user', 'collection', 'all', 'none'];

/**
 * Hands the browser the route table as one text instead of 200 objects, without what only the server
 * reads: four kilobytes of every page. A test compares it with the table itself.
 */
export function slimRoutes(): Plugin {
  return {
    name: 'longhand:slim-routes',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async load(id) {
      if (id.endsWith('/src/shared/routes/route-table.ts')) return slimTable();
      if (id.endsWith('/src/shared/routes/unbuilt-pages.ts')) {
        return `import { findRoute } from './route-table.ts'; export const isBuilt = (name) => findRoute(name)?.isBuilt === true;`;
      }
      return undefined;
    },
  };
}

/** The module that stands for `route-table.ts` in the browser. */
export async function slimTable(): Promise<string> {
  const { routes } = await import('../../src/shared/routes/route-table.ts');
  const { isBuilt } = await import('../../src/shared/routes/unbuilt-pages.ts');
  const rows = routes.map((route) => {
    const places = [LAYOUTS.indexOf(route.layout), CONTEXTS.indexOf(route.contexts)];
    // The browser draws only built pages: of the others it needs to know that the address is taken.
    const isDrawn = isBuilt(route.name as Parameters<typeof isBuilt>[0]) && route.redirect === undefined;
    const page = isDrawn ? ` ${route.page} ${places.join('')} ${route.flag ?? ''}` : ` ${places[1]}`;
    return `${route.name} ${route.path.slice(1)}${page}`.trim();
  });
  return `
const layouts = ${JSON.stringify(LAYOUTS)}, contexts = ${JSON.stringify(CONTEXTS)};
export const routes = ${JSON.stringify(rows.join('\n'))}.split('\\n').map((row) => {
  const parts = row.split(' '), [name, path, page, places, flag] = parts, isBuilt = parts.length > 3;
  return { name, path: '/' + path, page, isBuilt, layout: layouts[places?.[0]], contexts: contexts[isBuilt ? places[1] : page], flag };
});
const byName = new Map(routes.map((route) => [route.name, route]));
export const findRoute = (name) => byName.get(name);
`;
}
