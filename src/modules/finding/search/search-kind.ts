import type { SearchIndex } from '#shared/search/search-index.ts';

export const SEARCH_TABLES = {
  post: 'search_story',
  user: 'search_person',
  collection: 'search_publication',
  tag: 'search_tag',
  catalog: 'search_list',
} as const satisfies Readonly<Record<SearchIndex, string>>;

export type SearchTable = (typeof SEARCH_TABLES)[SearchIndex];

/** How many of an index stand in its best tier, in the next, and so on; the last takes the rest. */
export const TIER_SIZES = [5_000, 25_000, 125_000] as const;
export const TIERS = [0, 1, 2, 3] as const;
