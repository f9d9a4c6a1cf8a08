import type { Plugin } from 'vite';

/** Letters of a row, by their place; the last part of the row is made of them. */
const LAYOUTS = ['two-column', 'top-nav', 'wordmark', 'basic', 'publication'];
const CONTEXTS = ['user', 'collection', 'all', 'none'];

const BUILT = 'virtual:longhand/built-routes';
const ALL = 'virtual:longhand/all-routes';

/**
 * Hands the browser the route table as text instead of 200 objects, without what only the server reads,
 * and in two modules: the first screen needs only names and paths of built pages, for its links. A test
 * compares both with the table itself.
 */
export function slimRoutes(): Plugin {
  return {
    name: 'longhand:slim-routes',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    resolveId: (id) => (id === BUILT || id === ALL ? id : undefined),
    async load(id) {
      if (id === BUILT) return (await slimTables()).built;
      if (id === ALL) return `import { routeMap } from '${BUILT}';${(await slimTables()).all}`;
      if (id.endsWith('/src/shared/routes/route-table.ts')) {
        const code = `export { findRoute } from '${BUILT}'; export { routes } from '${ALL}';`;
        return { code, moduleSideEffects: false };
      }
      if (id.endsWith('/src/shared/routes/unbuilt-pages.ts')) {
        return `import { findRoute } from '${BUILT}'; export const isBuilt = (name) => findRoute(name)?.isBuilt === true;`;
      }
      return undefined;
    },
  };
}

/**
 * The two modules that stand for `route-table.ts` in the browser: `built` knows where built pages are,
 * `all` adds in the order of the table what it takes to match an address.
 */
export async function slimTables(): Promise<{ readonly built: string; readonly all: string }> {
  const { routes } = await import('../../src/shared/routes/route-table.ts');
  const { isBuilt } = await import('../../src/shared/routes/unbuilt-pages.ts');
  // The browser draws only built pages: of the others it needs to know that the address is taken.
  const isDrawn = (route: (typeof routes)[number]) =>
    isBuilt(route.name as Parameters<typeof isBuilt>[0]) && route.redirect === undefined;
  const built = routes.filter(isDrawn).map(({ name, path }) => `${name} ${path.slice(1)}`);
  const all = routes.map((route) => {
    const context = CONTEXTS.indexOf(route.contexts);
    if (!isDrawn(route)) return `${route.name} ${route.path.slice(1)} ${context}`;
    return `.${route.page} ${LAYOUTS.indexOf(route.layout)}${context} ${route.flag ?? ''}`.trim();
  });
  return {
    built: `
export const routeMap = new Map(${JSON.stringify(built.join('\n'))}.split('\\n').map((row) => {
  const [name, path] = row.split(' ');
  return [name, { name, path: '/' + path, isBuilt: true }];
}));
export const findRoute = (name) => routeMap.get(name);
`,
    all: `
const layouts = ${JSON.stringify(LAYOUTS)}, contexts = ${JSON.stringify(CONTEXTS)}, built = [...routeMap.values()];
export const routes = ${JSON.stringify(all.join('\n'))}.split('\\n').map((row) => {
  const [first, second, third] = row.split(' ');
  const route = row[0] === '.'
    ? Object.assign(built.shift(), { page: first.slice(1), layout: layouts[second[0]], contexts: contexts[second[1]], flag: third })
    : { name: first, path: '/' + second, contexts: contexts[third], isBuilt: false };
  routeMap.set(route.name, route);
  return route;
});
`,
  };
}
