import { formatMessage } from '#shared/messages/format-message.ts';
import { homeFeedMessages as messages } from '#shared/messages/home-feed.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { forgetFollowing } from '#modules/people/follows/is-following.ts';
import { readTagsByIds } from '#modules/stories/topics/read-tags.ts';
import { chooseTopics } from './choose-topics.ts';
import { readTopicsToFollow } from './read-topics-to-follow.ts';
import { suggestWhomToFollow } from './suggest-whom-to-follow.ts';

/** The part of the schema in `onboarding.graphql`. */
export const onboardingGraph = {
  Query: {
    topicsToFollow: (_root, _arguments, context) => readTopicsToFollow(context),
    followSuggestions: (_root, { first }, context) => suggestWhomToFollow(context, first),
  },
  FollowSuggestion: {
    reason: ({ kind, tag }) => formatMessage(reasons[kind], { topic: tag.title }),
  },
  Mutation: { chooseTopics: (_root, { tagSlugs }, { command }) => chooseTopics(command, tagSlugs) },
  ChosenTopics: {
    tags: ({ tagIds }, _arguments, context) => {
      forgetFollowing(context);
      return readTagsByIds(context, tagIds);
    },
  },
} satisfies Resolvers;

const reasons = { CO_FOLLOWED: messages.coFollowed, WRITES_ABOUT: messages.writesAbout } as const;
