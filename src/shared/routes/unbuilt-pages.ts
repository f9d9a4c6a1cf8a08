import type { PageId } from './page-layouts.ts';
import { routes } from './route-table.ts';
import type { RouteName } from './route-table.ts';
import type { Route } from './route.ts';

/** The issue that builds a page: identity, writing, finding one's way, memberships, or one still to come. */
export type BuildingIssue = '2 Identity' | '3 Writing' | "4 Finding one's way" | '5 Memberships' | 'later';

const FINDING = "4 Finding one's way";

/** Pages that answer for now with the not-found page: who builds one, deletes its line. */
const unbuiltPages: Readonly<Partial<Record<PageId, BuildingIssue>>> = {
  'home-lo-legacy': FINDING,
};

/** Routes that share a built page or the endpoint page, and are themselves still to come. */
const unbuiltRoutes: Readonly<Partial<Record<RouteName, BuildingIssue>>> = {};

const issuesByRoute: ReadonlyMap<string, BuildingIssue> = new Map(Object.entries(unbuiltRoutes));

/** The issue that builds a route's screen, or undefined where it is built. */
export function buildingIssue(route: Route): BuildingIssue | undefined {
  return issuesByRoute.get(route.name) ?? unbuiltPages[route.page];
}

/** Pages that stand for an answer without a screen: a redirect, or what `http` writes by itself. */
const pagesWithoutScreen: ReadonlySet<PageId> = new Set<PageId>(['redirect', 'endpoint', 'feed', 'sitemap']);

/** Whether a route draws a screen by now. */
export function hasScreen(route: Route): boolean {
  return !pagesWithoutScreen.has(route.page) && buildingIssue(route) === undefined;
}

const builtNames: ReadonlySet<string> = new Set(routes.filter(hasScreen).map((route) => route.name));

/**
 * Whether a route answers with its own screen by now: navigation shows a link only when it does.
 * False for redirects, feeds and endpoints, which have none.
 */
export function isBuilt(name: RouteName): boolean {
  return builtNames.has(name);
}
