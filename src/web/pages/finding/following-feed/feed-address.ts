import { type FollowingOrder, followingOrders, readOrder } from '#shared/lists/list-orders.ts';
import { buildPath } from '#shared/routes/build-path.ts';

/** As the address names whose stories a feed holds. */
const entityNames = { writers: 'WRITERS', publications: 'PUBLICATIONS', tags: 'TAGS' } as const;
type FeedName = keyof typeof entityNames;

/** What an address of the following feed asks for. */
export type FeedAddress = {
  readonly name: FeedName;
  readonly entityName: (typeof entityNames)[FeedName];
  /** Of one writer or publication alone. */
  readonly entityId: string | undefined;
  readonly orderBy: FollowingOrder;
};

type FeedParams = { readonly entityName?: string; readonly entityId?: string };

/** Undefined for an address that names no feed: topics have tabs on home instead of feeds of their own. */
export function feedAddress(
  { params }: { readonly params: FeedParams },
  query: URLSearchParams,
): FeedAddress | undefined {
  const { entityName, entityId } = params;
  const name = Object.keys(entityNames).find((one): one is FeedName => one === entityName);
  if (name === undefined || (name === 'tags' && entityId !== undefined)) return undefined;
  const orderBy = readOrder(followingOrders, query) ?? 'NEWEST';
  return { name, entityName: entityNames[name], entityId, orderBy };
}

/** The address of the same feed in an order. */
export function feedPath({ name, entityId, orderBy }: Pick<FeedAddress, 'name' | 'entityId' | 'orderBy'>): string {
  const path =
    entityId === undefined
      ? buildPath('ShowFollowingFeed', { entityName: name })
      : buildPath('ShowFollowingFeedOfEntity', { entityName: name, entityId });
  return orderBy === 'NEWEST' ? path : `${path}?orderBy=${followingOrders[orderBy]}`;
}
