import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readUnsubscription } from './unsubscribe.ts';

/** The part of the schema in `unsubscribing.graphql`. */
export const unsubscribingGraph = {
  Query: {
    unsubscription: (_root, { token }, context) =>
      readUnsubscription({ ...context, secrets: context.command.secrets }, token),
  },
} satisfies Resolvers;
