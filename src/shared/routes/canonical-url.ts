import { encodeSegment } from './encode-segment.ts';
import { splitPath } from './split-path.ts';

/** What a query keeps, in the order: part of the address and of the cache's key. */
export const KEPT_PARAMETERS = [
  '_branch_view_id',
  'q',
  'p',
  'feed',
  'tag',
  'coupon',
  'tab',
  'topic',
  'year',
  'orderBy',
  'listId',
  'redirectUrl',
] as const;

/** What a page consumes once and the browser then removes (rule T1): never part of the key, never cached. */
export const ONE_SHOT_PARAMETERS = [
  'giftCode',
  'giftType',
  'updatedPayment',
  'confirmedEmail',
  'connectedTo',
  'undeletedPost',
  'undeletedPostId',
  'undeletedPostTitle',
  'inResponseToQuoteId',
  'token',
  'mailUserId',
  'unfold',
  'action',
  'sk',
  'page',
  'lang',
  'newsletterId',
  'series',
  'about',
] as const;

export type CanonicalUrl = {
  /** Path with one slash at its start, none at its end, segments encoded in one way. */
  readonly path: string;
  /** The kept parameters in stable order, with `?`, or empty. */
  readonly query: string;
  /** Kept and one-shot parameters together, with `?`, or empty: what the page sees. */
  readonly pageQuery: string;
  /** Key of the page cache beside the host; undefined where the answer must not be cached. */
  readonly cacheKey: string | undefined;
  /** The address to answer with 301, where slashes stood at the wrong ends. */
  readonly redirectTo: string | undefined;
};

function pickParameters(given: URLSearchParams, names: readonly string[]): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
}

function writeParameters(pairs: [string, string][]): string {
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** A path whose segments are already in their one spelling: by far the most. */
const PLAIN_PATH = /^(?:\/[a-zA-Z0-9@:_-][a-zA-Z0-9@:._~-]*)+$/;

/**
 * The canonical form of a path with its query (rule T1). Parameters on neither list change
 * nothing: they are dropped without a redirect. `malformed` where a segment cannot be decoded.
 */
export function canonicalUrl(address: string): CanonicalUrl | 'malformed' {
  const split = splitPath(address);
  if (split === 'malformed') return 'malformed';
  const withoutFragment = address.split('#', 1)[0] ?? '';
  const queryStart = withoutFragment.indexOf('?');
  const givenPath = queryStart < 0 ? withoutFragment : withoutFragment.slice(0, queryStart);
  const path = PLAIN_PATH.test(split.path) ? split.path : `/${split.segments.map(encodeSegment).join('/')}`;
  const isPathCanonical = givenPath === split.path;
  if (queryStart < 0) {
    return { path, query: '', pageQuery: '', cacheKey: path, redirectTo: isPathCanonical ? undefined : path };
  }
  const given = new URLSearchParams(withoutFragment.slice(queryStart + 1));
  const kept = pickParameters(given, KEPT_PARAMETERS);
  const oneShot = pickParameters(given, ONE_SHOT_PARAMETERS);
  const query = writeParameters(kept);
  const pageQuery = writeParameters([...kept, ...oneShot]);
  return {
    path,
    query,
    pageQuery,
    cacheKey: oneShot.length === 0 ? path + query : undefined,
    redirectTo: isPathCanonical ? undefined : path + pageQuery,
  };
}

/** The query without its one-shot parameters, for `history.replaceState` once the page has read them. */
export function removeOneShotParameters(query: string): string {
  const left = new URLSearchParams(query);
  for (const name of ONE_SHOT_PARAMETERS) left.delete(name);
  const text = left.toString();
  return text === '' ? '' : `?${text}`;
}
