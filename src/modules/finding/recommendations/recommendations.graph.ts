import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { readPage } from '#modules/ground/paging.ts';
import { readShownLess } from './read-shown-less.ts';
import { showLess, undoShowLess } from './show-less.ts';
import { undoShowLessOf } from './undo-show-less-of.ts';

/** The part of the schema in `recommendations.graphql`. */
export const recommendationsGraph = {
  Mutation: {
    showLess: (_root, { targetPostId: storyId, reason, tagSlug }, { command }) =>
      showLess(command, { storyId, reason, tagSlug }),
    undoShowLess: (_root, { targetPostId: storyId, reason, tagSlug }, { command }) =>
      undoShowLess(command, { storyId, reason, tagSlug }),
    undoShowLessOf: async (_root, { reason, targetId }, { command }) => {
      await undoShowLessOf(command, { kind: lessWantedKinds[reason], targetId });
      return true;
    },
  },
  User: {
    shownLess: ({ id }, { paging }, context) => {
      mustBeSelf(context.viewer, id);
      return readShownLess(context, id, readPage(paging));
    },
  },
  ShownLessFeed: { pagingInfo: ({ next }) => ({ next }) },
  LessWantedEntity: {
    __resolveType: (source) => {
      if ('username' in source) return 'User';
      if ('tagline' in source) return 'Collection';
      return 'authorIds' in source ? 'Post' : 'Tag';
    },
  },
} satisfies Resolvers;

const lessWantedKinds = { STORY: 'story', AUTHOR: 'person', PUBLICATION: 'publication', TAG: 'tag' } as const;
