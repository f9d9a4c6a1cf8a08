import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { keptPercent } from '#shared/splits/split-rules.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { answerSplit, leaveSplit } from './answer-split.ts';
import { proposeSplit, withdrawSplit } from './propose-split.ts';
import { readOwnSplits, readSplits } from './read-splits.ts';
import { canLeaveSplit, isAwaited } from './splits.policy.ts';

/** The part of the schema in `splits.graphql`. */
export const splitsGraph = {
  Query: {
    storySplits: (_root, { postId }, context) => readSplits(context, postId),
    ownStorySplits: async (_root, _arguments, context) => [...(await readOwnSplits(context))],
  },
  Mutation: {
    proposeStorySplit: (_root, { postId: storyId, shares }, { command }) =>
      proposeSplit(command, {
        storyId,
        shares: shares.map(({ userId: personId, percent }) => ({ personId, percent })),
      }),
    withdrawStorySplit: (_root, { postId }, { command }) => withdrawSplit(command, postId),
    answerStorySplit: (_root, { postId: storyId, splitId, accept: isAccepted }, { command }) =>
      answerSplit(command, { storyId, splitId, isAccepted }),
    leaveStorySplit: (_root, { postId }, { command }) => leaveSplit(command, postId),
  },
  StorySplits: {
    id: ({ storyId }) => storyId,
    creator: async ({ creatorId }, _arguments, context) => (await readPeople(context, [creatorId]))[0] ?? null,
    parties: ({ partyIds }, _arguments, context) => readPeople(context, partyIds),
    viewerCanPropose: ({ creatorId, isOpen }, _arguments, { viewer }) =>
      isOpen && viewer?.personId === creatorId && !viewer.isSuspended,
    viewerIsAwaited: ({ proposed }, _arguments, { viewer }) => isAwaited(viewer, proposed),
    viewerCanLeave: ({ standing }, _arguments, { viewer }) => canLeaveSplit(viewer, standing),
  },
  StorySplit: {
    shares: async ({ creatorId, shares }, _arguments, context) => {
      const all = [{ personId: creatorId, percent: keptPercent(shares), hasAgreed: true }, ...shares];
      const ids = all.map(({ personId }) => personId);
      const people = new Map((await readPeople(context, ids)).map((person) => [person.id, person]));
      return all.map(({ personId: userId, ...share }) => ({ userId, user: people.get(userId) ?? null, ...share }));
    },
  },
} satisfies Resolvers;
