import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readDemoPeople } from './demo-people.ts';

/** The part of the schema in `demo.graphql`. */
export const demoGraph = {
  Query: { demoPeople: (_root, _arguments, { command }) => readDemoPeople(command) },
} satisfies Resolvers;
