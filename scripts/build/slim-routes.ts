import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Letters of a row, by their place; the last part of the row is made of them. */
const LAYOUTS = ['two-column', 'top-nav', 'wordmark', 'basic', 'publication'];
const CONTEXTS = ['user', 'collection', 'all', 'none'];

const BUILT = 'virtual:longhand/built-routes';
const ALL = 'virtual:longhand/all-routes';

/**
 * Hands the browser the route table as text instead of 200 objects, without what only the server reads,
 * and in two modules: the first screen needs only names and paths of built pages that something links to.
 * A test compares both with the table itself.
 */
export function slimRoutes(): Plugin {
  return {
    name: 'longhand:slim-routes',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    resolveId: (id) => (id === BUILT || id === ALL ? id : undefined),
    async load(id) {
      if (id === BUILT) return (await slimTables()).built;
      if (id === ALL) return `import { builtRoute, routeMap } from '${BUILT}';${(await slimTables()).all}`;
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
 * The two modules that stand for `route-table.ts` in the browser: `built` knows where built pages are
 * that a link may name, `all` adds in the order of the table what it takes to match an address.
 */
export async function slimTables(): Promise<{ readonly built: string; readonly all: string }> {
  const { routes } = await import('../../src/shared/routes/route-table.ts');
  const { isBuilt } = await import('../../src/shared/routes/unbuilt-pages.ts');
  const named = namesInSources();
  // The browser draws only built pages: of the others it needs to know that the address is taken.
  const isDrawn = (route: (typeof routes)[number]) =>
    isBuilt(route.name as Parameters<typeof isBuilt>[0]) && route.redirect === undefined;
  const built = routes.filter((route) => isDrawn(route) && named.has(route.name));
  const all = routes.map((route) => {
    const context = CONTEXTS.indexOf(route.contexts);
    const address = `${route.name} ${route.path.slice(1)}`;
    if (!isDrawn(route)) return `${address} ${context}`;
    // Without it the browser would draw for visitors what the server asks them to sign in for.
    const viewer = route.requiresViewer === true ? 'v' : '';
    const screen = `${route.page} ${LAYOUTS.indexOf(route.layout)}${context}${viewer} ${route.flag ?? ''}`.trim();
    return named.has(route.name) ? `.${screen}` : `!${address} ${screen}`;
  });
  return {
    built: `
export const builtRoute = (name, path) => ({ name, path: '/' + path, isBuilt: true });
export const routeMap = new Map(${JSON.stringify(built.map(({ name, path }) => `${name} ${path.slice(1)}`).join('\n'))}.split('\\n').map((row) => {
  const [name, path] = row.split(' ');
  return [name, builtRoute(name, path)];
}));
export const findRoute = (name) => routeMap.get(name);
`,
    all: `
const layouts = ${JSON.stringify(LAYOUTS)}, contexts = ${JSON.stringify(CONTEXTS)}, built = [...routeMap.values()];
const drawn = (route, page, places, flag) =>
  Object.assign(route, {
    page, layout: layouts[places[0]], contexts: contexts[places[1]], requiresViewer: places[2] === 'v', flag,
  });
export const routes = ${JSON.stringify(all.join('\n'))}.split('\\n').map((row) => {
  const parts = row.replace(/^[.!]/, '').split(' ');
  const route = row[0] === '.'
    ? drawn(built.shift(), ...parts)
    : row[0] === '!'
      ? drawn(builtRoute(parts[0], parts[1]), ...parts.slice(2))
      : { name: parts[0], path: '/' + parts[1], contexts: contexts[parts[2]], isBuilt: false };
  routeMap.set(route.name, route);
  return route;
});
`,
  };
}

/** Every quoted word in what the browser may run: a route whose name is not among them is never linked to. */
function namesInSources(): ReadonlySet<string> {
  const files = globSync(['src/web/**/*.{ts,tsx}', 'src/shared/**/*.ts'], {
    exclude: ['src/shared/routes/table/**', '**/*.test.ts'],
  });
  return new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'(\w+)'/g)].map(([, word = '']) => word)),
  );
}
