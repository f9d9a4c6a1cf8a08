import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readBackups } from './read-backups.ts';

/** The part of the schema in `backups.graphql`. */
export const backupsGraph = {
  Query: { backups: (_root, _arguments, { command }) => readBackups(command) },
} satisfies Resolvers;
