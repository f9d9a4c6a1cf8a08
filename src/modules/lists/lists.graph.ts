import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/paging.ts';
import { required } from '#modules/required.ts';
import { readListItems, readStaffPicks } from './read-list-items.ts';
import { findList, findListBySlug, findStaffPicks, readLibrary } from './read-lists.ts';

const visibilities = { public: 'PUBLIC', private: 'PRIVATE', locked: 'LOCKED' } as const;

/** The part of the schema in `lists.graphql`. */
export const listsGraph = {
  Query: {
    staffPicksFeed: (_root, { paging }, context) => readStaffPicks(context, readPage(paging)),
    staffPicks: (_root, _arguments, context) => findStaffPicks(context),
    catalogById: (_root, { catalogId }, context) => findList(context, catalogId),
    catalogBySlug: (_root, { catalogSlug }, context) => findListBySlug(context, catalogSlug),
    libraryCatalogs: (_root, { paging }, context) => readLibrary(context, readPage(paging)),
  },
  Catalog: {
    type: (list) => list.kind,
    visibility: (list) => visibilities[list.visibility],
    creator: async (list, _arguments, context) => required(await context.loaders.people.load(list.ownerId), 'owner'),
    items: (list, { paging }, context) => readListItems(context, list.id, readPage(paging)),
  },
  CatalogItem: { catalogItemId: (item) => item.id, post: (item) => item.story },
  CatalogItemFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  CatalogFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
} satisfies Resolvers;
