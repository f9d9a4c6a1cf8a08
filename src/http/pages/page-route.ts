import { createMatcher, matchRoute, type Matcher, type RouteMatch } from '#shared/routes/match-route.ts';
import { routes } from '#shared/routes/route-table.ts';
import type { RoutingContext } from '#shared/routes/routing-context.ts';
import type { Log } from '#platform/log/log.ts';

export type FindRoute = (context: RoutingContext, path: string) => RouteMatch | 'malformed' | undefined;

/** One matcher for each kind of host, with only the routes of its context (ROUTE-6). */
export function createRouteFinder(log: Log): FindRoute {
  const warn = (message: string): void => log.warn(message);
  const matchers: Readonly<Record<RoutingContext['type'], Matcher>> = {
    DEFAULT: createMatcher(routes, 'DEFAULT', warn),
    USER: createMatcher(routes, 'USER', warn),
    COLLECTION: createMatcher(routes, 'COLLECTION', warn),
  };
  return (context, path) => matchRoute(matchers[context.type], path);
}
