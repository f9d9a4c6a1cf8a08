import { createElement } from 'react';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import type { Route } from '#shared/routes/route.ts';
import { matchRoute, type Matcher, type RouteMatch } from '#shared/routes/match-route.ts';
import { describeUnmatchedPath } from '#shared/routes/routing-error.ts';
import { logQuietly } from './browser-log.ts';
import { RefusedDocument } from './graph/refused-document.ts';
import { loadLayout } from './layouts/layout-registry.tsx';
import type { PageQuery } from './page-definition.ts';
import { loadPage, pageOfViewer } from './page-registry.ts';
import type { Resolution, Screen } from './screen.ts';
import type { Site } from './site-context.ts';
import { loadStillParts } from './still/load-still-parts.ts';

/** Answers a page's document: in process on the server, through the graph in the browser. Throws a `RefusedDocument`. */
export type AskDocument = (query: PageQuery) => Promise<Answer>;
type Answer = {
  readonly data: Readonly<Record<string, unknown>>;
  /** Nothing of it could be read: what it lacks may be there all the same. */
  readonly isFailed: boolean;
};

export type ScreenRequest = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly matcher: Matcher;
  readonly site: Site;
  /** Whether there is a session: what a page asks for its viewer alone is then asked too. */
  readonly isSignedIn: boolean;
  readonly ask: AskDocument;
};

/** The page that shows for an address without one (ROUTE-10). */
const NOT_FOUND = 'not-found';

/** From an address to a screen: route, page, answers, outcome (house, section 4 "A page"). Both sides run it. */
export async function resolveScreen(request: ScreenRequest): Promise<Resolution> {
  const { path, query, site } = request;
  const match = matchRoute(request.matcher, path);
  const route = match === 'malformed' ? undefined : withDroppedParam(match, site);
  if (route === undefined) logQuietly('warn', describeUnmatchedPath(path));
  if (route === undefined || !isBuilt(route.name) || !isFlagOn(route, site)) return notFound(request, route);
  const name = request.isSignedIn ? pageOfViewer(route.page) : route.page;
  const [page, layout] = await Promise.all([loadPage(name), loadLayout(route.layout), loadStillParts(name)]);
  const queries = [...page.queries(route, query), ...(layout.queries?.(route, site) ?? [])];
  const ofViewer = (request.isSignedIn ? page.signedInQueries?.(route, query) : undefined) ?? [];
  const answers = await askAll([...queries, ...ofViewer], request.ask);
  // One rule for every list: a cursor that nobody gave is an address without a page.
  if (answers === undefined) return notFound(request, route);
  // The documents of the page are those its definition reads: their types are checked there.
  // What the parts of a viewer ask may be a field of the same name, with less in it: it is theirs alone.
  const ofPage = answers.slice(0, queries.length);
  const data = Object.assign({}, ...ofPage.map((answer) => answer.data)) as never;
  const input = { data, route, query, site };
  const outcome = page.outcome?.(input) ?? { kind: 'show' };
  if (outcome.kind === 'redirect') {
    const { location, isTemporary = false } = outcome;
    return { kind: 'redirect', location, isTemporary, routeName: route.name };
  }
  const frame = layout.outcome?.(data) ?? { kind: 'show' };
  if (outcome.kind === 'notFound' || frame.kind === 'notFound') {
    if (answers.some(({ isFailed }) => isFailed)) throw new Error(`Nothing of ${route.name} could be read`);
    return notFound(request, route);
  }
  const head = page.head(input);
  const screen: Screen = {
    kind: 'page',
    route,
    path,
    query,
    layout,
    content: createElement(page.Component, { route, query }),
    head: { ...head, themeCss: (frame.themeCss ?? '') + (head.themeCss ?? '') },
    queries,
    drawn: { page: name, layout: route.layout, route },
    status: outcome.status ?? 200,
    robots: outcome.robots,
    isCacheable: outcome.isCacheable ?? true,
    isStill: outcome.isStill ?? false,
  };
  return { kind: 'screen', screen };
}

/** What the documents answer; undefined where one refused what the address asks of it. */
async function askAll(queries: readonly PageQuery[], ask: AskDocument): Promise<readonly Answer[] | undefined> {
  try {
    return await Promise.all(queries.map(ask));
  } catch (error) {
    if (error instanceof RefusedDocument) return undefined;
    throw error;
  }
}

/** On a custom domain the host says what the path no longer does: pages read it all the same. */
function withDroppedParam(match: RouteMatch | undefined, { context }: Site): RouteMatch | undefined {
  if (match === undefined || context.type === 'DEFAULT' || match.route.contexts === 'all') return match;
  const dropped: Readonly<Record<string, string>> =
    context.type === 'USER' ? { username: context.username } : { collectionSlug: context.collectionSlug };
  return { ...match, params: { ...dropped, ...match.params } };
}

function isFlagOn(route: RouteMatch, site: Site): boolean {
  const flag = route.route.flag;
  return flag === undefined || site.flags.includes(flag);
}

async function notFound(request: ScreenRequest, route: RouteMatch | undefined): Promise<Resolution> {
  const { path, query, site } = request;
  const page = await loadPage(NOT_FOUND);
  // The not-found page reads nothing of its route: where none matched, this one stands in.
  const shown = route ?? noRoute(path);
  const queries = page.queries(shown, query);
  // Without staff picks the page still says what it has to say.
  await Promise.allSettled(queries.map(request.ask));
  const screen: Screen = {
    kind: 'notFound',
    route,
    path,
    query,
    layout: await loadLayout('top-nav'),
    content: createElement(page.Component, { route: shown, query }),
    head: page.head({ data: {} as never, route: shown, query, site }),
    queries,
    drawn: { page: NOT_FOUND, layout: 'top-nav', route: shown },
    status: 404,
    robots: 'noindex',
    isCacheable: true,
  };
  return { kind: 'screen', screen };
}

function noRoute(path: string): RouteMatch {
  const route: Route = { name: 'ShowErrorPage', path: '', page: 'error-page', layout: 'basic', contexts: 'all' };
  return { name: 'ShowErrorPage', page: route.page, layout: route.layout, params: {}, path, route };
}
