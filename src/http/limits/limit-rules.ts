import type { Limit } from '#platform/limits/limits.ts';

/**
 * What one network may ask of all web processes together, without an exemption for loopback. Pages from
 * the cache are free. Pages that must be made are generous, since an office or a school shares one address.
 */
export const limitRules = {
  page: { capacity: 600, refillPerSecond: 60 },
  /** Addresses that lead nowhere: a guesser sees them often, a reader seldom. */
  notFound: { capacity: 120, refillPerSecond: 2 },
  graph: { capacity: 300, refillPerSecond: 30 },
  /** Kilobytes that are sent to anything but the upload of pictures. */
  body: { capacity: 5_000, refillPerSecond: 500 },
  /** Characters of texts for the graph that are not our own. */
  graphText: { capacity: 200_000, refillPerSecond: 10_000 },
  /** Sizes of a picture that are not made yet: each is looked for first. */
  notMade: { capacity: 400, refillPerSecond: 20 },
  /** What making them costs: a hundred thousand pixels made, or bytes read, count one. A large size costs about 20. */
  imageWork: { capacity: 2_000, refillPerSecond: 40 },
  /** What one bearer token may ask, from wherever it is used. */
  token: { capacity: 120, refillPerSecond: 2 },
  feed: { capacity: 120, refillPerSecond: 5 },
  /** Files of the sitemap, which a crawler fetches one after another without a pause: a site of millions has hundreds. */
  sitemap: { capacity: 2_000, refillPerSecond: 10 },
  /** Events that browsers tell: what one kept while it was offline comes at once. */
  events: { capacity: 2_000, refillPerSecond: 10 },
  /** Errors that browsers tell: two pages that tell all they may, and then few. */
  errors: { capacity: 100, refillPerSecond: 0.1 },
  /** What servers of the fediverse ask: one of them stands for all its readers. */
  federation: { capacity: 600, refillPerSecond: 20 },
  /** What they send: each may make us look for a key. */
  inbox: { capacity: 300, refillPerSecond: 5 },
  /** What payment providers tell: a night of renewals comes at once, and what is turned away comes again. */
  webhooks: { capacity: 2_000, refillPerSecond: 50 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limitRules;
