import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { matchRoute, type Matcher } from '#shared/routes/match-route.ts';
import { graphKey } from '../graph/graph-key.ts';
import type { Graph } from '../graph/graph-context.ts';
import { hasPage } from '../page-registry.ts';
import { resolveScreen } from '../resolve-screen.ts';
import type { Resolution } from '../screen.ts';
import type { Site } from '../site-context.ts';

export type ScreenLoader = {
  /** Script and data of an address, and the screen made of them. */
  load(address: URL): Promise<Resolution>;
  /** The same ahead of time, once for each address until it was used (ROUTE-17). */
  preload(address: URL): void;
  /** Both its script and its data are there (1§4). */
  isPreloaded(address: URL): boolean;
  /** Whether the browser draws the address; everything else is for the server. */
  isOurs(address: URL): boolean;
};

const keyOf = (address: URL) => address.pathname + address.search;

type LoaderOptions = {
  readonly matcher: Matcher;
  readonly site: Site;
  readonly graph: Graph;
  /** Keys of documents whose answers the first screen finds in its HTML: they are not asked for then. */
  readonly takenFromHtml: readonly string[];
};

export function createScreenLoader({ matcher, site, graph, takenFromHtml }: LoaderOptions): ScreenLoader {
  const inHtml = new Set(takenFromHtml);
  const preloads = new Map<string, { readonly resolution: Promise<Resolution>; isDone: boolean }>();

  const resolve = (address: URL) =>
    resolveScreen({
      path: address.pathname,
      query: new URLSearchParams(address.search),
      matcher,
      site,
      ask: async ({ document, variables }) => {
        if (inHtml.delete(graphKey(document, variables))) return {};
        const { data, error } = await graph.load(document, variables);
        if (data === undefined && error !== undefined) throw error;
        return (data ?? {}) as Readonly<Record<string, unknown>>;
      },
    });

  return {
    load(address) {
      const key = keyOf(address);
      const preload = preloads.get(key);
      preloads.delete(key);
      return preload?.resolution ?? resolve(address);
    },
    preload(address) {
      const key = keyOf(address);
      if (preloads.has(key)) return;
      const preload = { resolution: resolve(address), isDone: false };
      preloads.set(key, preload);
      preload.resolution.then(
        () => {
          preload.isDone = true;
        },
        // It may succeed when it is needed.
        () => preloads.delete(key),
      );
    },
    isPreloaded: (address) => preloads.get(keyOf(address))?.isDone === true,
    isOurs(address) {
      const match = matchRoute(matcher, address.pathname);
      if (match === undefined || match === 'malformed') return false;
      return match.route.redirect === undefined && isBuilt(match.name) && hasPage(match.page);
    },
  };
}
