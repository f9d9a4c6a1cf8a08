import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readNext } from './read-next.ts';

/** The part of the schema in `read-next.graphql`. */
export const readNextGraph = {
  Post: { readNext: (story, _arguments, context) => readNext(context, story) },
} satisfies Resolvers;
