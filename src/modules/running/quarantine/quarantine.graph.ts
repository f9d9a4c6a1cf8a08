import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readHeld, readQuarantineOfStaff } from './read-held.ts';

/** The part of the schema in `quarantine.graphql`. */
export const quarantineGraph = {
  Query: { siteQuarantine: (_root, _arguments, { command }) => readQuarantineOfStaff(command) },
  SiteQuarantine: { held: (_quarantine, _arguments, { command }) => readHeld(command) },
} satisfies Resolvers;
