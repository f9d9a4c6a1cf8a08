import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readOverview } from './read-overview.ts';

/** The part of the schema in `overview.graphql`. */
export const overviewGraph = {
  Query: { staffOverview: (_root, _arguments, { command }) => readOverview(command) },
} satisfies Resolvers;
