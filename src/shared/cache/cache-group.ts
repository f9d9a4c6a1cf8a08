/** Edge-cache group of a page (2§4.11, 2§3.8 "Cache experiment group"). */
export type CacheGroup = 'control' | 'enabled' | 'disabled';

/** Cache status of a response (2§3.8), as `x-cache-status` says it. */
export type CacheStatus = 'dynamic' | 'expired' | 'hit' | 'miss';

/**
 * Two decisions about one page: disabled is sticky, and a group other than control overrides it
 * (2§4.11).
 */
export function combineCacheGroups(current: CacheGroup, next: CacheGroup): CacheGroup {
  if (current === 'disabled' || next === 'disabled') return 'disabled';
  return next === 'control' ? current : next;
}

/** The group that a route starts with: Control, and Enabled on the home route (1§4). */
export function initialCacheGroup(routeName: string): CacheGroup {
  return routeName === 'ShowHome' ? 'enabled' : 'control';
}
