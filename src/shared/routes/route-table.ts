import { layoutOfPage } from './page-layouts.ts';
import type { Route, RouteEntry } from './route.ts';
import { authRoutes } from './table/auth-routes.ts';
import { endpointRoutes } from './table/endpoint-routes.ts';
import { feedRoutes } from './table/feed-routes.ts';
import { generalRoutes } from './table/general-routes.ts';
import { landingRoutes } from './table/landing-routes.ts';
import { paymentRoutes } from './table/payment-routes.ts';
import { personalRoutes } from './table/personal-routes.ts';
import { profileRoutes } from './table/profile-routes.ts';
import { publicationRoutes } from './table/publication-routes.ts';
import { publicationStaffRoutes } from './table/publication-staff-routes.ts';
import { storyRoutes } from './table/story-routes.ts';
import { tagRoutes } from './table/tag-routes.ts';

export type { Route } from './route.ts';

const entries = [
  ...generalRoutes,
  ...landingRoutes,
  ...storyRoutes,
  ...tagRoutes,
  ...personalRoutes,
  ...profileRoutes,
  ...publicationRoutes,
  ...publicationStaffRoutes,
  ...paymentRoutes,
  ...authRoutes,
  ...feedRoutes,
  ...endpointRoutes,
] as const;

/** The name of a route, such as `ShowPostUnderUser`. */
export type RouteName = (typeof entries)[number]['name'];

/** All of `/me` belongs to a signed-in viewer, so its rows need not say so one by one. */
function isPersonalPath(path: string): boolean {
  return path === '/me' || path.startsWith('/me/');
}

function completeRoute(entry: RouteEntry): Route {
  return {
    ...entry,
    layout: layoutOfPage(entry.page),
    contexts: entry.contexts ?? 'none',
    ...(isPersonalPath(entry.path) ? { requiresViewer: true } : {}),
  };
}

/** Every route of the product, for all contexts. */
export const routes: readonly Route[] = entries.map(completeRoute);

const routesByName: ReadonlyMap<string, Route> = new Map(routes.map((route) => [route.name, route]));

/** The route of a name, or undefined. */
export function findRoute(name: string): Route | undefined {
  return routesByName.get(name);
}
