import type { Clock } from '#platform/clock/clock.ts';
import { packPage } from '#platform/page-cache/cached-page.ts';
import type { CachedPage, CacheStatus, RenderedPage } from '#platform/page-cache/cached-page.ts';
import { createPageStore } from '#platform/page-cache/page-store.ts';
import { createPurgeLog } from '#platform/page-cache/purge-log.ts';

export type { CachedPage, CacheStatus, RenderedPage };

export type ServedPage = {
  readonly page: CachedPage;
  readonly status: CacheStatus;
  /** For an expired page: it's already being rendered again. */
  readonly isRefreshing?: boolean;
};

/** Renders a page; from the newest data if it must. */
export type RenderPage = (isNewest: boolean) => Promise<RenderedPage>;

/** Whole pages, compressed, by key. The key contains everything a page depends on. */
export type PageCache = {
  /** Looks and never waits. `expired` asks the caller to `fill` again while it shows this page, unless it `isRefreshing`. */
  get(key: string): ServedPage | undefined;
  /** Renders once for everyone who asks at the same time, and keeps what it may. Throws what `render` throws. */
  fill(key: string, render: RenderPage): Promise<ServedPage>;
  /** `get`, and `fill` if needed; an expired page is shown at once and rendered again in the background. */
  serve(key: string, render: RenderPage): Promise<ServedPage>;
  /** Drops every page with one of the tags, even those being rendered now. */
  purge(tags: readonly string[]): void;
  /** After purges may have been missed. */
  purgeAll(): void;
  size(): { readonly pages: number; readonly bytes: number; readonly tags: number };
};

export type PageCacheOptions = {
  readonly maxBytes: number;
  readonly clock: Clock;
  /** How long a page is shown without a question. */
  readonly freshSeconds?: number;
  /** How long after that it is shown once more while it is rendered again. */
  readonly staleSeconds?: number;
  /** Whether pages may be rendered from data that's a moment old (`asOf`). */
  readonly isReadLate?: boolean;
  /** Told when rendering again behind a reader's back failed; the old page stays until its end. */
  readonly onRefreshError?: (error: unknown, key: string) => void;
};

/** Milliseconds: how old a page may be that is compared with the purges since. */
const MEMORY = 10_000;

type Flight = { readonly beganAt: number; readonly landing: Promise<ServedPage> };

export function createPageCache(options: PageCacheOptions): PageCache {
  const { clock, freshSeconds = 60, staleSeconds = 600 } = options;
  const store = createPageStore(options.maxBytes);
  const purges = createPurgeLog(options.isReadLate === true ? MEMORY : 0);
  const flights = new Map<string, Flight>();

  const get = (key: string): ServedPage | undefined => {
    const page = store.get(key);
    if (page === undefined) return undefined;
    const time = clock.now().getTime();
    // Made before the machine's clock was put back: by it the page would be fresh for as long as the clock was wrong.
    if (time < page.freshUntil - freshSeconds * 1000) return undefined;
    if (time < page.freshUntil) return { page, status: 'hit' };
    return time < page.staleUntil ? { page, status: 'expired', isRefreshing: flights.has(key) } : undefined;
  };

  /** A page rendered for someone else meanwhile is as new as this one, and stays. */
  const dropOlder = (key: string, askedAt: number): void => {
    const kept = store.get(key);
    if (kept !== undefined && kept.freshUntil <= askedAt + freshSeconds * 1000) store.drop(key);
  };

  /** A page from a late replica may predate a purge; and what it didn't find may be there by now. */
  const mayBeOutdated = ({ asOf, status, tags }: RenderedPage): boolean =>
    asOf !== undefined && (status !== 200 || purges.lastPurge(tags) > purges.momentAt(asOf));

  const render = async (key: string, renderPage: RenderPage, beganAt: number): Promise<ServedPage> => {
    const askedAt = clock.now().getTime();
    const early = await renderPage(false);
    const rendered = mayBeOutdated(early) ? await renderPage(true) : early;
    const freshUntil = askedAt + freshSeconds * 1000;
    const page = await packPage(rendered, { freshUntil, staleUntil: freshUntil + staleSeconds * 1000 });
    if (!rendered.isCacheable) {
      // The cached page is no longer for everyone, whether or not a purge named it. A failure doesn't tell us that.
      if (rendered.status < 500) dropOlder(key, askedAt);
      return { page, status: 'dynamic' };
    }
    // Data read before a purge may be old: it answers earlier requests, and isn't kept.
    if (purges.lastPurge(page.tags) <= beganAt) store.set(key, page);
    return { page, status: 'miss' };
  };

  const takeOff = (key: string, renderPage: RenderPage): Flight => {
    const beganAt = purges.begin();
    const landing = render(key, renderPage, beganAt).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
      // Those who wait still ask the log whether a purge came between, so it forgets after them.
      setImmediate(() => purges.end(beganAt));
    });
    const flight = { beganAt, landing };
    return flight;
  };

  const lead = (key: string, renderPage: RenderPage): Flight => {
    const flight = takeOff(key, renderPage);
    flights.set(key, flight);
    return flight;
  };

  /** The page of a rendering that another began; undefined when it may have read before a purge that came before us. */
  const follow = async (flight: Flight, key: string, renderPage: RenderPage): Promise<ServedPage | undefined> => {
    const joinedAt = purges.now();
    const served = await flight.landing;
    // A page that may not be kept belongs to one reader.
    if (served.status === 'dynamic') return await takeOff(key, renderPage).landing;
    const mayBeOld = joinedAt > flight.beganAt && purges.lastPurge(served.page.tags) > flight.beganAt;
    return mayBeOld ? undefined : served;
  };

  const fill = async (key: string, renderPage: RenderPage): Promise<ServedPage> => {
    const first = flights.get(key);
    if (first === undefined) return await lead(key, renderPage).landing;
    const served = await follow(first, key, renderPage);
    if (served !== undefined) return served;
    // Only a rendering that began after the last purge cannot disappoint again.
    const second = flights.get(key);
    const isRecent = second !== undefined && second.beganAt === purges.now();
    const retried = isRecent ? await follow(second, key, renderPage) : undefined;
    return retried ?? (await lead(key, renderPage).landing);
  };

  const refresh = (key: string, renderPage: RenderPage) => {
    if (flights.has(key)) return;
    fill(key, renderPage).catch((error: unknown) => options.onRefreshError?.(error, key));
  };

  return {
    get,
    fill,
    serve: async (key, renderPage) => {
      const kept = get(key);
      if (kept === undefined) return await fill(key, renderPage);
      if (kept.status === 'expired') refresh(key, renderPage);
      return kept;
    },
    purge: (tags) => {
      purges.note(tags);
      store.purge(tags);
    },
    purgeAll: () => {
      purges.noteAll();
      store.clear();
    },
    size: store.size,
  };
}
