import { APPROVALS_NEEDED, boostStanding, decisionEnd, mayBeDecided } from '#shared/nominations/nomination-rules.ts';
import type { GraphContext } from '#graphql/graph-context.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { hasRight } from '#modules/ground/acting.ts';
import { readPage } from '#modules/ground/paging.ts';
import { required } from '#modules/ground/required.ts';
import { canCurateBoosts } from '#modules/ground/roles/roles.policy.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { approveNomination, declineNomination } from './decide-nomination.ts';
import { nominateStory } from './nominate-story.ts';
import { mayOfferNomination } from './nominations.policy.ts';
import {
  boostCaseLoader,
  boostLoader,
  declineLoader,
  readNominationsOf,
  readOwnNominations,
  readPendingCases,
  readTokens,
} from './read-nominations.ts';

/** The part of the schema in `nominations.graphql`. */
export const nominationsGraph = {
  Query: {
    boostCases: (_root, { paging }, context) => readPendingCases(context, context.command, readPage(paging)),
    viewerNominations: (_root, { paging }, context) => readOwnNominations(context, context.command, readPage(paging)),
    nominationTokens: (_root, _arguments, { command }) => readTokens(command),
  },
  Mutation: {
    nominatePost: (_root, { targetPostId: storyId, reason }, { command }) =>
      nominateStory(command, { storyId, reason }),
    approveNomination: (_root, { caseId }, { command }) => approveNomination(command, caseId),
    declineNomination: (_root, decision, { command }) => declineNomination(command, decision),
  },
  Post: {
    boost: async (story, _arguments, context) =>
      maySeeBoost(context, story) ? ((await context.loaders.get(boostLoader).load(story.id)) ?? null) : null,
  },
  PostViewerEdge: {
    canNominate: (story, _arguments, { command }) => mayOfferNomination(command, story, command.clock.now()),
  },
  BoostCase: {
    state: async ({ state, storyId, publishedAt }, _arguments, context) => {
      if (state !== 'pending') return state === 'boosted' ? 'BOOSTED' : 'DECLINED';
      if ((await shownStory(context, storyId))?.isListed !== true) return 'GONE';
      return mayBeDecided(publishedAt, context.clock.now()) ? 'PENDING' : 'LAPSED';
    },
    post: ({ storyId }, _arguments, context) => shownStory(context, storyId),
    nominations: ({ id }, _arguments, context) => readNominationsOf(context, id),
    approvedBy: ({ approverIds }, _arguments, context) => readPeople(context, approverIds),
    approvalsNeeded: () => APPROVALS_NEEDED,
    viewerStanding: (boostCase, _arguments, { viewer }) => boostStanding(viewer?.personId ?? '', boostCase),
    decideBy: ({ publishedAt }) => (publishedAt === null ? null : decisionEnd(publishedAt)),
    declineReason: async ({ id }, _arguments, { loaders }) =>
      (await loaders.get(declineLoader).load(id))?.reason ?? null,
  },
  Nomination: {
    curator: async ({ curatorId }, _arguments, context) => (await readPeople(context, [curatorId]))[0] ?? null,
    boostCase: async ({ caseId }, _arguments, { loaders }) =>
      required(await loaders.get(boostCaseLoader).load(caseId), 'case'),
  },
  Boost: { isRunning: ({ boostedUntil }, _arguments, { clock }) => boostedUntil > clock.now() },
  BoostCaseFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  NominationFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
} satisfies Resolvers;

async function shownStory(context: GraphContext, storyId: string): Promise<Story | null> {
  const lookup = await findStory(context, storyId);
  return lookup.kind === 'story' ? lookup.story : null;
}

function maySeeBoost({ viewer, command }: GraphContext, { authorIds, publicationId }: Story): boolean {
  if (viewer === null) return false;
  if (authorIds.includes(viewer.personId) || canCurateBoosts(command)) return true;
  return publicationId !== null && hasRight(viewer, publicationId, 'read stats');
}
