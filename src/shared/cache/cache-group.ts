/** Edge-cache group of a page. */
export type CacheGroup = 'control' | 'enabled' | 'disabled';

/**
 * Two decisions about one page: disabled is sticky, and a group other than control overrides it.
 */
export function combineCacheGroups(current: CacheGroup, next: CacheGroup): CacheGroup {
  if (current === 'disabled' || next === 'disabled') return 'disabled';
  return next === 'control' ? current : next;
}

/** The group that a route starts with: Control, and Enabled on the home route. */
export function initialCacheGroup(routeName: string): CacheGroup {
  return routeName === 'ShowHome' ? 'enabled' : 'control';
}
