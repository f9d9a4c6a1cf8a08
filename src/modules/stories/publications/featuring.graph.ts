import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { storyAnew } from '#modules/stories/stories/story-anew.ts';
import { featureStories } from './feature-stories.ts';
import { reloadPublication } from './present-publication.ts';
import { readPublicationsFeaturing } from './read-shelves.ts';
import { featureStory, unfeatureStory } from './feature-story.ts';

/** The part of the schema in `featuring.graphql`. */
export const featuringGraph = {
  Mutation: {
    featurePost: async (_root, { targetPostId: storyId, replaceOldest }, context) =>
      storyAnew(context, await featureStory(context.command, { storyId, replaceOldest: replaceOldest === true })),
    unfeaturePost: async (_root, { targetPostId }, context) =>
      storyAnew(context, await unfeatureStory(context.command, targetPostId)),
    updateFeaturedPosts: async (_root, { input: { collectionId: publicationId, postIds, seenPostIds } }, context) => {
      const arrangement = { publicationId, storyIds: postIds, seenIds: seenPostIds };
      const answer = await featureStories(context.command, arrangement);
      return answer.type === 'Collection' ? reloadPublication(context, publicationId) : answer;
    },
  },
  FeaturedPostsChanged: {
    collection: ({ publicationId }, _arguments, context) => reloadPublication(context, publicationId),
  },
  Post: { publicationsFeaturingPost: (story, _arguments, context) => readPublicationsFeaturing(context, story.id) },
} satisfies Resolvers;
