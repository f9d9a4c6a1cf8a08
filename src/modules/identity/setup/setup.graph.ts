import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { hasAdministrator } from './setup-link.ts';

/** The part of the schema in `setup.graphql`. */
export const setupGraph = {
  Query: { hasAdministrator: (_root, _arguments, { command }) => hasAdministrator(command) },
} satisfies Resolvers;
