import { searchMessages as messages } from '#shared/messages/search.ts';
import type { RouteName } from '#shared/routes/route-table.ts';

/** What is looked for on a page of search: the kind of the graph, and the words of its tab. */
export type Category = { readonly kind: 'POST' | 'USER' | 'COLLECTION' | 'TAG' | 'CATALOG'; readonly label: string };

const categories = {
  ShowSearch: { kind: 'POST', label: messages.stories },
  ShowSearchUsers: { kind: 'USER', label: messages.people },
  ShowSearchPublications: { kind: 'COLLECTION', label: messages.publications },
  ShowSearchTags: { kind: 'TAG', label: messages.topics },
  ShowSearchLists: { kind: 'CATALOG', label: messages.lists },
} as const satisfies Partial<Readonly<Record<RouteName, Category>>>;

export type SearchRoute = keyof typeof categories;

/** The routes of search that have a tab, in their order (SEARCH-4). */
export const searchRoutes = Object.keys(categories) as readonly SearchRoute[];

/** The tab of a route: `/search/posts` is another address of `/search`. */
export function searchRouteOf(name: string): SearchRoute {
  return searchRoutes.find((route) => route === name) ?? 'ShowSearch';
}

export function categoryOf(route: SearchRoute): Category {
  return categories[route];
}
