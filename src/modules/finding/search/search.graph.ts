import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import { clickSearchHits } from './click-search-hits.ts';
import { presentSearch } from './present-search.ts';
import { readScope } from './read-scope.ts';
import { searchConfigOf } from './search-config-of.ts';
import type { SearchEntity } from './visible-hits.ts';

/** As it is within a publication or a profile. */
const DEFAULT_SIZE = 8;
const MOST_SIZE = 50;
const MOST_PAGE = 1_000;

const indexOf = {
  POST: 'post',
  USER: 'user',
  COLLECTION: 'collection',
  TAG: 'tag',
  CATALOG: 'catalog',
} as const;
const kindOf = {
  post: 'POST',
  user: 'USER',
  collection: 'COLLECTION',
  tag: 'TAG',
  catalog: 'CATALOG',
} as const satisfies Record<SearchIndex, string>;

/** The part of the schema in `search.graphql`. */
export const searchGraph = {
  Query: {
    search: async (_root, { query, kind, scope, peopleType, page, paging, clickAnalytics }, context) =>
      presentSearch(context, {
        kind: indexOf[kind],
        query,
        scope: await readScope(context, scope ?? {}),
        peopleType: peopleType ?? null,
        page: Math.min(Math.max(page ?? 0, 0), MOST_PAGE),
        size: Math.min(Math.max(paging?.limit ?? DEFAULT_SIZE, 1), MOST_SIZE),
        isClickAnalytics: clickAnalytics === true && context.request.isBot !== true,
      }),
    searchConfig: (_root, _arguments, { command }) => searchConfigOf(command),
  },
  SearchResult: { kind: ({ kind }) => kindOf[kind] },
  SearchEntity: { __resolveType: typeOfEntity },
  Mutation: {
    searchClickEvent: async (_root, input, { command }) => ({ success: await clickSearchHits(command, input) }),
  },
} satisfies Resolvers;

/** Told by what each alone has. */
function typeOfEntity(entity: SearchEntity) {
  if ('authorIds' in entity) return 'Post';
  if ('username' in entity) return 'User';
  if ('headerColor' in entity) return 'Collection';
  return 'ownerId' in entity ? 'Catalog' : 'Tag';
}
