import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { changesOf } from './changes-of.ts';
import { readAuditLog } from './read-audit-log.ts';

/** The part of the schema in `audit-log.graphql`. */
export const auditLogGraph = {
  Query: {
    auditLog: (_root, { olderThan, ...filter }, { command }) => readAuditLog(command, filter, olderThan ?? null),
  },
  AuditEntry: { changes: ({ before, after }) => changesOf(before, after) },
} satisfies Resolvers;
