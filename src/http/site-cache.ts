import type { Clock } from '#platform/clock/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { createPageCache, type PageCache } from '#platform/page-cache/page-cache.ts';

const MEGABYTE = 1024 * 1024;

/**
 * The page cache of the site, in two parts. A query can be made up without end, so pages with one have
 * a small part of their own, in which they can only push out each other.
 */
export function createSiteCache(options: {
  readonly clock: Clock;
  readonly log: Log;
  /** For both parts; at least 1. */
  readonly megabytes: number;
  /** Whether pages may be made from data that's a moment old. */
  readonly isReadLate: boolean;
}): PageCache {
  const { clock, log, isReadLate } = options;
  const queriedBytes = Math.ceil((options.megabytes * MEGABYTE) / 8);
  const onRefreshError = (error: unknown, key: string): void =>
    log.error({ error, key }, 'a page could not be made again');
  const plain = createPageCache({
    maxBytes: options.megabytes * MEGABYTE - queriedBytes,
    clock,
    onRefreshError,
    isReadLate,
  });
  const queried = createPageCache({ maxBytes: queriedBytes, clock, onRefreshError, isReadLate });
  const partOf = (key: string): PageCache => (key.includes('?') ? queried : plain);
  return {
    get: (key) => partOf(key).get(key),
    fill: (key, render) => partOf(key).fill(key, render),
    serve: (key, render) => partOf(key).serve(key, render),
    purge: (tags) => {
      plain.purge(tags);
      queried.purge(tags);
    },
    purgeAll: () => {
      plain.purgeAll();
      queried.purgeAll();
    },
    size: () => {
      const [first, second] = [plain.size(), queried.size()];
      return { pages: first.pages + second.pages, bytes: first.bytes + second.bytes, tags: first.tags + second.tags };
    },
  };
}
