import type { RouteMatch } from '#shared/routes/match-route.ts';

const PAGES: ReadonlySet<string> = new Set(['home', 'settings', 'post']);

/** Home, settings, a tab of settings, and stories: where the banner about a payment stands. */
export function isPaymentBannerRoute(route: Pick<RouteMatch, 'page'> | undefined): boolean {
  return route !== undefined && PAGES.has(route.page);
}
