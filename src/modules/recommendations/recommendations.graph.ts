import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { showLess, undoShowLess } from './show-less.ts';

/** The part of the schema in `recommendations.graphql`. */
export const recommendationsGraph = {
  Mutation: {
    showLess: (_root, { targetPostId: storyId, reason, tagSlug }, { command }) =>
      showLess(command, { storyId, reason, tagSlug }),
    undoShowLess: (_root, { targetPostId: storyId, reason, tagSlug }, { command }) =>
      undoShowLess(command, { storyId, reason, tagSlug }),
  },
  ShowLessResult: { __resolveType: ({ type }) => type },
} satisfies Resolvers;
