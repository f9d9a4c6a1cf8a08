import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readMentionable } from './read-mentionable.ts';

/** The part of the schema in `mentions.graphql`. */
export const mentionsGraph = {
  Query: {
    mentionSuggestions: (_root, { prefix }, context) => readMentionable(context, prefix),
  },
} satisfies Resolvers;
