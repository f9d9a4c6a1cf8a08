import type { EdgeCache } from '#platform/config/edge-settings.ts';
import { tagHeader } from '#platform/edge-cache/edge-requests.ts';
import { combineCacheGroups, initialCacheGroup } from '#shared/cache/cache-group.ts';
import type { Headers } from '../headers/security-headers.ts';

/** Proxies refuse heads of more than 4 to 8 KB, so a page of more tags is kept by our own cache alone. Characters. */
const MOST_TAGS = 2_000;
const FOR_ALL = 'public, max-age=0, must-revalidate';
const AT_THE_EDGE = 's-maxage=60, stale-while-revalidate=600';

/**
 * How a page may be kept, and what a cache in front has to know of it: its tags and its group (rule 151). Browsers ask
 * again each time and mostly hear 304, since nobody can purge them; a cache in front keeps it as long as ours does.
 */
export function cacheHeaders(page: {
  readonly isCacheable: boolean;
  readonly routeName: string;
  readonly tags: readonly string[];
  /** Rendered for one group of an experiment: the address alone doesn't distinguish it from the others. */
  readonly isOfGroup: boolean;
  /** The kind of cache in front that the operator named. */
  readonly edge: EdgeCache['kind'] | undefined;
}): Headers {
  const group = combineCacheGroups(initialCacheGroup(page.routeName), page.isCacheable ? 'control' : 'disabled');
  if (!page.isCacheable) return { 'cache-control': 'private, no-store', 'x-cache-group': group };
  // Slugs may be in any script, and a head holds signs of ASCII alone: as in addresses, they are percent-encoded.
  const [header, tags] = tagHeader(page.edge, page.tags);
  const isForEdge = !page.isOfGroup && tags.length <= MOST_TAGS;
  return {
    'cache-control': isForEdge ? `${FOR_ALL}, ${AT_THE_EDGE}` : FOR_ALL,
    'x-cache-group': group,
    ...(isForEdge && tags !== '' ? { [header]: tags } : {}),
  };
}
