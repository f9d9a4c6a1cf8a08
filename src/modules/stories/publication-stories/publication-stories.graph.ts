import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { type Deed, changeStories } from './change-stories.ts';
import { findPublicationStories, findPublicationStory, readPublicationStories } from './read-publication-stories.ts';
import { readWaitingSubmissions } from './read-waiting-submissions.ts';
import { removeStory } from './remove-story.ts';

/** The part of the schema in `publication-stories.graphql`. */
export const publicationStoriesGraph = {
  Mutation: {
    removePostFromCollection: (_root, { targetPostId: storyId, collectionId: publicationId }, { command }) =>
      removeStory(command, { publicationId, storyId }),
    changeCollectionPosts: (_root, { input }, { command }) => {
      const { collectionId: publicationId, postIds: storyIds, deed, sectionId } = input;
      return changeStories(command, { publicationId, storyIds, deed: deeds[deed], sectionId: sectionId ?? null });
    },
  },
  Collection: {
    managedPosts: ({ id: publicationId }, { filter, query, paging }, context) =>
      readPublicationStories(context, { publicationId, filter, query, page: readPage(paging) }),
    waitingSubmissions: ({ id: publicationId }, { query, paging }, context) =>
      readWaitingSubmissions(context, { publicationId, query, page: readPage(paging) }),
    managedPost: ({ id: publicationId }, { id }, context) => findPublicationStory(context, publicationId, id),
  },
  CollectionPost: {
    authors: ({ authorIds }, _arguments, context) => readPeople(context, authorIds),
    post: ({ story }) => story,
  },
  CollectionPostFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  CollectionPostOutcome: { kind: ({ cameOf }) => kinds[cameOf] },
  ChangedCollectionPosts: {
    posts: ({ publicationId, outcomes }, _arguments, context) =>
      findPublicationStories(
        context,
        publicationId,
        outcomes.map(({ id }) => id),
      ),
    featuredBefore: ({ featured }) => featured?.before ?? null,
    featuredNow: ({ featured }) => featured?.now ?? null,
  },
} satisfies Resolvers;

const deeds = {
  FEATURE: 'feature',
  UNFEATURE: 'unfeature',
  ADD_TO_SECTION: 'addToSection',
  REMOVE_FROM_SECTION: 'removeFromSection',
  REMOVE: 'remove',
} as const satisfies Record<string, Deed>;

const kinds = {
  done: 'DONE',
  alreadySo: 'ALREADY_SO',
  notThere: 'NOT_THERE',
  notPublished: 'NOT_PUBLISHED',
  noRoom: 'NO_ROOM',
} as const;
