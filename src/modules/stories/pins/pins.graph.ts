import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { storyAnew } from '#modules/stories/stories/story-anew.ts';
import { pinStory, unpinStory } from './pin-story.ts';

/** The part of the schema in `pins.graphql`. */
export const pinsGraph = {
  Mutation: {
    pinPost: async (_root, { targetPostId: storyId, replaceOldest }, context) =>
      storyAnew(context, await pinStory(context.command, { storyId, replaceOldest: replaceOldest === true })),
    unpinPost: async (_root, { targetPostId }, context) =>
      storyAnew(context, await unpinStory(context.command, targetPostId)),
  },
} satisfies Resolvers;
