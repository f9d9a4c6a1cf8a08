/**
 * The orders in which the lists of a page can be had, as the graph names them, each with its word in `?orderBy=`.
 * Where the address says nothing, the first counts.
 */
export const homeOrders = { RECOMMENDED: 'recommended', NEWEST: 'newest' } as const;
export const followingOrders = { NEWEST: 'newest', MOST_READ: 'most-read' } as const;
/** Rule 25. */
export const responseOrders = { RECOMMENDED: 'recommended', MOST_RECENT: 'newest', OLDEST: 'oldest' } as const;

/** Rule 40. */
export type HomeOrder = keyof typeof homeOrders;
export type FollowingOrder = keyof typeof followingOrders;
export type ResponseOrder = keyof typeof responseOrders;

/** The order that an address asks for; undefined where it names none of these. */
export function readOrder<Orders extends Readonly<Record<string, string>>>(
  orders: Orders,
  query: URLSearchParams,
): (keyof Orders & string) | undefined {
  const word = query.get('orderBy');
  return Object.keys(orders).find((order): order is keyof Orders & string => orders[order] === word);
}
