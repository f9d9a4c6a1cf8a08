import type { Route } from './route.ts';

/** Whether a viewer's flags leave a route on: a route without a flag always is. */
export function isRouteOn(route: Route, flags: readonly string[]): boolean {
  return route.flag === undefined || flags.includes(route.flag);
}
