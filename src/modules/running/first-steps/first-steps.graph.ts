import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readFirstSteps } from './read-first-steps.ts';

/** The part of the schema in `first-steps.graphql`. */
export const firstStepsGraph = {
  Query: { firstSteps: (_root, _arguments, { command }) => readFirstSteps(command) },
} satisfies Resolvers;
