import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { findPublicationStory, readPublicationStories } from './read-publication-stories.ts';
import { readWaitingSubmissions } from './read-waiting-submissions.ts';
import { removeStory } from './remove-story.ts';

/** The part of the schema in `publication-stories.graphql`. */
export const publicationStoriesGraph = {
  Mutation: {
    removePostFromCollection: (_root, { targetPostId: storyId, collectionId: publicationId }, { command }) =>
      removeStory(command, { publicationId, storyId }),
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
} satisfies Resolvers;
