import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readUnsubscription } from './unsubscribe.ts';

/** The part of the schema in `unsubscribing.graphql`. */
export const unsubscribingGraph = {
  Query: {
    unsubscription: (_root, { token }, { database, command }) =>
      readUnsubscription({ database, secrets: command.secrets }, token),
  },
} satisfies Resolvers;
