import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { createMatcher, matchRoute } from '#shared/routes/match-route.ts';
import { routes } from '#shared/routes/route-table.ts';
import { offerOneTap } from '#web/features/identity/sign-in/offer-one-tap.ts';
import { watchOtherWindows } from '#web/features/identity/sign-in/watch-other-windows.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { operationName } from '../graph/field-key.ts';
import type { Graph } from '../graph/graph-context.ts';
import { isFailedAnswer } from '../graph/is-failed-answer.ts';
import { isRefusal, problemsOf, RefusedDocument } from '../graph/refused-document.ts';
import { hasPage } from '../page-registry.ts';
import { resolveScreen } from '../resolve-screen.ts';
import type { Resolution } from '../screen.ts';
import { readStartData } from '../start-errors.ts';
import type { Site } from '../site-context.ts';
import { settle } from './settle.ts';

export type ScreenLoader = {
  /** Script and data of an address, and the screen made of them. */
  load(address: URL): Promise<Resolution>;
  /** The same ahead of time, once for each address until it was used (ROUTE-17). */
  preload(address: URL): void;
  /** Both its script and its data are there. */
  isPreloaded(address: URL): boolean;
  /** Whether the browser draws the address; everything else is for the server. */
  isOurs(address: URL): boolean;
  readonly settle: typeof settle;
  /** Where `#giftMembership` on the home page leads (ROUTE-9). */
  giftCheckout(): string;
};

const keyOf = (address: URL) => address.pathname + address.search;

/** Fetched when the first link is pointed at: reading one page needs none of it. */
export function createScreenLoader({ site, graph }: { readonly site: Site; readonly graph: Graph }): ScreenLoader {
  const { screen, session, experimentRoutes = [] } = readStartData(window).preloadedState;
  const isSignedIn = session.isLoggedInCookie;
  const matcher = createMatcher(routes, site.context.type);
  watchOtherWindows();
  void offerOneTap(screen.page);
  const preloads = new Map<string, { readonly resolution: Promise<Resolution>; isDone: boolean }>();

  const resolve = (address: URL) =>
    resolveScreen({
      path: address.pathname,
      query: new URLSearchParams(address.search),
      matcher,
      site,
      isSignedIn,
      ask: async ({ document, variables }) => {
        const { data, error } = await graph.load(document, variables);
        if (isRefusal(error)) throw new RefusedDocument(operationName(document));
        if (data === undefined && error !== undefined) throw error;
        const answer = (data ?? {}) as Readonly<Record<string, unknown>>;
        return { data: answer, isFailed: isFailedAnswer({ data: answer, errors: problemsOf(error) }) };
      },
    });

  const isOurs = (address: URL) => {
    const match = matchRoute(matcher, address.pathname);
    if (match === undefined || match === 'malformed') return false;
    // The server knows the way to sign in, and back.
    const isOpen = match.route.requiresViewer !== true || isSignedIn;
    // Only the server knows which variant a visitor gets (CORE-5).
    if (experimentRoutes.includes(match.name)) return false;
    return isOpen && match.route.redirect === undefined && isBuilt(match.name) && hasPage(match.page);
  };

  return {
    settle,
    giftCheckout: () => buildPath('ShowGiftCheckout'),
    load(address) {
      const key = keyOf(address);
      const preload = preloads.get(key);
      preloads.delete(key);
      return preload?.resolution ?? resolve(address);
    },
    preload(address) {
      const key = keyOf(address);
      if (preloads.has(key) || !isOurs(address)) return;
      const preload = { resolution: resolve(address), isDone: false };
      preloads.set(key, preload);
      performance.mark('page_preload');
      preload.resolution.then(
        () => {
          preload.isDone = true;
          performance.mark('page_preload_success');
          return undefined;
        },
        // It may succeed when it is needed.
        () => preloads.delete(key),
      );
    },
    isPreloaded: (address) => preloads.get(keyOf(address))?.isDone === true,
    isOurs,
  };
}
