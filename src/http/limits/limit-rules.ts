/** A bucket of `capacity` requests that fills again by so many a second. */
export type LimitRule = {
  readonly capacity: number;
  readonly refillPerSecond: number;
  /** Counted over all web processes: for what costs much. */ readonly isShared?: true;
};

/**
 * What one network may ask, without an exemption for loopback. Pages from the cache are free. Pages
 * that must be made are generous, since an office or a school shares one address.
 */
export const limitRules = {
  page: { capacity: 600, refillPerSecond: 60 },
  /** Addresses that lead nowhere: a guesser sees them often, a reader seldom. */
  notFound: { capacity: 120, refillPerSecond: 2 },
  graph: { capacity: 300, refillPerSecond: 30, isShared: true },
  /** Sizes of a picture that are not made yet. */
  imageWork: { capacity: 400, refillPerSecond: 20, isShared: true },
  feed: { capacity: 120, refillPerSecond: 5 },
} satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;
