import type { GraphContext } from '#graphql/graph-context.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readStaffPicksForHome } from '#modules/finding/feeds/read-home-lists.ts';
import { gather } from '#modules/stories/stories/gather-candidates.ts';
import { keysetRows } from '#modules/ground/keyset.ts';
import { ownPage } from '#modules/ground/own-search.ts';
import { readPage } from '#modules/ground/paging.ts';
import { required } from '#modules/ground/required.ts';
import { presentStories, readStories } from '#modules/stories/stories/read-story-feed.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { addToList } from './add-to-list.ts';
import { moveListItem, noteListItem } from './arrange-list.ts';
import { changeList } from './change-list.ts';
import { closeResponsesOfList } from './close-responses.ts';
import { createOwnList } from './create-own-list.ts';
import { deleteList } from './delete-list.ts';
import { followList, unfollowList } from './follow-list.ts';
import { isFollowingList } from './is-following-list.ts';
import { wireIdOfList } from './list.ts';
import { type ListOutcome, listNotFound } from './list-refusal.ts';
import { canChangeList, canFillList } from './lists.policy.ts';
import { findPredefinedList, readPredefinedLists } from './predefined-lists.ts';
import { readListsSeenOf, readPredefinedListsOf } from './read-lists-seen-of.ts';
import { findItemId, readListItems } from './read-list-items.ts';
import {
  findList,
  findListAnew,
  findListBySlug,
  findStaffPicks,
  readLibrary,
  readSavedLists,
  readYourLists,
} from './read-lists.ts';
import { archivedSearch, archivedStories, readListsWithStory } from './read-your-lists.ts';
import { forgetLists, readReadingListState } from './reading-list-state.ts';
import { removeFromList } from './remove-from-list.ts';
import { setReadingListState } from './set-reading-list-state.ts';

const visibilities = { public: 'PUBLIC', private: 'PRIVATE', locked: 'LOCKED' } as const;
const listVisibilities = { PUBLIC: 'public', PRIVATE: 'private', LOCKED: 'locked' } as const;
const ownVisibilities = { PUBLIC: 'public', PRIVATE: 'private' } as const;
const states = {
  queue: 'READING_LIST_QUEUE',
  archive: 'READING_LIST_ARCHIVE',
  none: 'READING_LIST_NONE',
} as const;
const ownStates = {
  READING_LIST_QUEUE: 'queue',
  READING_LIST_ARCHIVE: 'archive',
  READING_LIST_NONE: 'none',
} as const;
/** Cards on one screen. */
const MOST_EDGES = 50;

/** The part of the schema in `lists.graphql`. */
export const listsGraph = {
  Query: {
    staffPicksFeed: (_root, { paging }, context) => readStaffPicksForHome(context, readPage(paging)),
    staffPicks: (_root, _arguments, context) => findStaffPicks(context),
    catalogById: (_root, { catalogId }, context) => findList(context, catalogId),
    catalogBySlug: (_root, { catalogSlug }, context) => findListBySlug(context, catalogSlug),
    libraryCatalogs: (_root, { paging }, context) => readLibrary(context, readPage(paging)),
    catalogsByUser: (_root, { userId, type, visibility, paging }, context) => {
      const wanted = visibility ? listVisibilities[visibility] : undefined;
      return type === 'PREDEFINED_LISTS'
        ? readPredefinedListsOf(context, userId, wanted)
        : readListsSeenOf(context, { personId: userId, visibility: wanted }, readPage(paging));
    },
    predefinedCatalogs: (_root, _arguments, context) => readPredefinedLists(context),
    readingList: (_root, _arguments, context) =>
      context.viewer === null ? null : findPredefinedList(context, context.viewer.personId, 'reading'),
    yourCatalogs: (_root, { paging, query }, context) => readYourLists(context, readPage(paging), query),
    savedCatalogs: (_root, { paging, query }, context) => readSavedLists(context, readPage(paging), query),
    archivedPosts: (_root, { paging, query }, context) => {
      const page = readPage(paging);
      const list = { search: archivedSearch, statement: archivedStories, column: 't.story_id', query };
      return ownPage(context, list, async ({ personId, statement }) =>
        presentStories(context, await gather(context, keysetRows(context, statement, personId, page)), page),
      );
    },
    postViewerEdges: (_root, { postIds }, context) => readStories(context, [...new Set(postIds)].slice(0, MOST_EDGES)),
  },
  Mutation: {
    createCatalog: async (_root, { input: { name, description, visibility } }, context) =>
      present(
        context,
        await createOwnList(context.command, {
          name,
          description,
          visibility: ownVisibilities[visibility ?? 'PUBLIC'],
        }),
      ),
    updateCatalog: async (_root, { input: { catalogId: listId, visibility, ...texts } }, context) =>
      present(
        context,
        await changeList(context.command, {
          ...texts,
          listId,
          visibility: visibility ? ownVisibilities[visibility] : undefined,
        }),
      ),
    deleteCatalog: (_root, { catalogId }, { command }) => deleteList(command, catalogId),
    addToCatalog: async (_root, { input: { catalogId, postId: storyId, after, note } }, context) => {
      const position = typeof after !== 'string' ? undefined : after === '' ? 'start' : { after };
      return member(context, storyId, await addToList(context.command, { catalogId, storyId, position, note }));
    },
    removeFromCatalog: async (_root, { catalogId, postId: storyId }, context) =>
      member(context, storyId, await removeFromList(context.command, { catalogId, storyId })),
    reorderCatalogItem: async (_root, { catalogId, catalogItemId: itemId, afterCatalogItemId }, context) =>
      present(context, await moveListItem(context.command, { catalogId, itemId, after: afterCatalogItemId ?? null })),
    setCatalogItemNote: async (_root, { catalogId, catalogItemId: itemId, note }, context) =>
      present(context, await noteListItem(context.command, { catalogId, itemId, note })),
    setReadingListState: async (_root, { targetPostId: storyId, state }, context) => {
      const change = await setReadingListState(context.command, { storyId, state: ownStates[state] });
      if (change.type !== 'Post') return change;
      forgetLists(context);
      return (await readStories(context, [storyId]))[0] ?? notFound(listNotFound.message);
    },
    followCatalog: async (_root, { targetCatalogId }, context) =>
      present(context, await followList(context.command, targetCatalogId)),
    unfollowCatalog: async (_root, { targetCatalogId }, context) =>
      present(context, await unfollowList(context.command, targetCatalogId)),
    closeCatalogResponses: async (_root, { targetCatalogId: listId, isClosed }, context) =>
      present(context, await closeResponsesOfList(context.command, { listId, isClosed })),
  },
  Catalog: {
    id: wireIdOfList,
    type: (list) => list.kind,
    visibility: (list) => visibilities[list.visibility],
    predefined: (list) => list.kind !== 'custom',
    creator: async (list, _arguments, context) =>
      required(await context.loaders.get(personLoader).load(list.ownerId), 'owner'),
    items: (list, { paging }, context) => readListItems(context, list, readPage(paging)),
    viewerEdge: (list) => list,
  },
  CatalogViewerEdge: {
    id: wireIdOfList,
    isFollowing: (list, _arguments, context) => isFollowingList(context, list.id),
    viewerCan: (list) => list,
  },
  CatalogViewerCan: {
    edit: (list, _arguments, { viewer }) =>
      viewer !== null && !viewer.isSuspended && canChangeList(viewer.personId, list),
    fill: (list, _arguments, { viewer }) =>
      viewer !== null && !viewer.isSuspended && canFillList(viewer.personId, list),
    follow: (list, _arguments, { viewer }) =>
      viewer !== null && !viewer.isSuspended && viewer.personId !== list.ownerId,
  },
  CatalogItem: { catalogItemId: (item) => item.id, post: (item) => item.story },
  CatalogItemFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  CatalogFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  PostViewerEdge: {
    readingListState: async (story, _arguments, context) => states[await readReadingListState(context, story.id)],
    catalogsConnection: async (story, _arguments, context) => ({ items: await readListsWithStory(context, story.id) }),
  },
  CatalogMembership: {
    catalogItemId: ({ catalog, storyId }, _arguments, context) => findItemId(context, catalog.id, storyId),
  },
  PostCatalog: { catalog: ({ list }) => list, catalogItemId: ({ itemId }) => itemId },
} satisfies Resolvers;

/** The list as it is after the change, where the viewer still sees it. */
async function present(context: GraphContext, change: ListOutcome) {
  if (change.type !== 'Catalog') return change;
  return (await findListAnew(context, change.listId)) ?? listNotFound;
}

async function member(context: GraphContext, storyId: string, change: ListOutcome) {
  const catalog = await present(context, change);
  if ('type' in catalog) return catalog;
  const [post] = await readStories(context, [storyId]);
  return { catalog, storyId, post: post ?? null };
}
