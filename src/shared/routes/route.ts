import type { PageId, PageLayout } from './page-layouts.ts';

/** Which hosts serve a route besides the main site: a person's domain, a publication's, both, or neither. */
export type RouteContexts = 'user' | 'collection' | 'all' | 'none';

/** The flags that switch a route. */
export type RouteFlag =
  | 'enable_lite_archive_page'
  | 'enable_switch_plan_premium_tier'
  | 'enable_mastodon_for_members'
  | 'enable_submissions_v2';

/** Where a route leads instead of drawing a page; parameters of the same name are carried over. */
export type RouteRedirect = {
  /** Name of the route to go to. */
  readonly to: string;
  /** 302 instead of 301. */
  readonly isTemporary?: boolean;
};

/** One row as it stands in `table/`. */
export type RouteEntry = {
  /** PascalCase and unique; shown in `x-route-name`. */
  readonly name: string;
  /** Segments are exact, `{param}`, or `@{param}`. */
  readonly path: string;
  readonly page: PageId;
  /** `none` where absent. */
  readonly contexts?: RouteContexts;
  readonly flag?: RouteFlag;
  readonly redirect?: RouteRedirect;
  /** Seconds that the page cache keeps an anonymous answer; the default of the cache where absent. */
  readonly cacheSeconds?: number;
  /** A visitor is asked to sign in first. */
  readonly requiresViewer?: boolean;
  /** `GET` where absent. */
  readonly method?: 'POST';
};

/** One row of the route table, completed. */
export type Route = RouteEntry & { readonly layout: PageLayout; readonly contexts: RouteContexts };
