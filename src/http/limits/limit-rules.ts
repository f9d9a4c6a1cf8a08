import type { Limit } from '#platform/limits/limits.ts';

/**
 * What one network may ask of all web processes together, without an exemption for loopback. Pages from
 * the cache are free. Pages that must be made are generous, since an office or a school shares one address.
 */
export const limitRules = {
  page: { capacity: 600, refillPerSecond: 60 },
  /** Addresses that don't exist: a guesser hits them often, a reader rarely. */
  notFound: { capacity: 120, refillPerSecond: 2 },
  graph: { capacity: 300, refillPerSecond: 30 },
  /** Kilobytes sent to anything but picture uploads. */
  body: { capacity: 5_000, refillPerSecond: 500 },
  /** Characters of graph queries that aren't our own. */
  graphText: { capacity: 200_000, refillPerSecond: 10_000 },
  /** Picture sizes that don't exist yet: each one is looked for first. */
  notMade: { capacity: 400, refillPerSecond: 20 },
  /** What making them costs: every hundred thousand pixels made, or bytes read, count as one. A large size costs about 20. */
  imageWork: { capacity: 2_000, refillPerSecond: 40 },
  /** Requests of one bearer token, wherever it's used. */
  token: { capacity: 120, refillPerSecond: 2 },
  feed: { capacity: 120, refillPerSecond: 5 },
  /** Files of the sitemap, which a crawler fetches one after another without a pause: a site of millions has hundreds. */
  sitemap: { capacity: 2_000, refillPerSecond: 10 },
  /** Events that browsers report: what one stored while it was offline arrives all together. */
  events: { capacity: 2_000, refillPerSecond: 10 },
  /** Errors that browsers report: two pages that send all they're allowed, and then only a few. */
  errors: { capacity: 100, refillPerSecond: 0.1 },
  /** Requests from fediverse servers: one server speaks for all its readers. */
  federation: { capacity: 600, refillPerSecond: 20 },
  /** Activities they send: each one may make us fetch a key. */
  inbox: { capacity: 300, refillPerSecond: 5 },
  /** Events from payment providers: a night of renewals arrives all together, and what's turned away is sent again. */
  webhooks: { capacity: 2_000, refillPerSecond: 50 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limitRules;
