import { buildPath, type PathQuery } from '#shared/routes/build-path.ts';
import { type RouteName, routes } from '#shared/routes/route-table.ts';

const names: ReadonlySet<string> = new Set(routes.map(({ name }) => name));

/** The path of an endpoint: a page's own script knows only screens by name, until the whole table is loaded. */
export function endpointPath(name: RouteName, query: PathQuery, params: Readonly<Record<string, string>> = {}): string {
  if (!names.has(name)) throw new Error(`Route with name ${name} does not exist`);
  return buildPath(name, params, query);
}
