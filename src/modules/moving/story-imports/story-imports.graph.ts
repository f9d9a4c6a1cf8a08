import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { importStoryByAddress } from './import-story-by-address.ts';

/** The part of the schema in `story-imports.graphql`. */
export const storyImportsGraph = {
  Mutation: { importStoryByAddress: (_root, { url }, { command }) => importStoryByAddress(command, url) },
} satisfies Resolvers;
