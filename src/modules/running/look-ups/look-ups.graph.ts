import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { lookUp } from './look-up.ts';

const states = { active: 'ACTIVE', deactivated: 'DEACTIVATED', suspended: 'SUSPENDED', deleted: 'DELETED' } as const;
const kinds = { bounced: 'BOUNCED', complained: 'COMPLAINED', full: 'FULL' } as const;

/** The part of the schema in `look-ups.graphql`. */
export const lookUpsGraph = {
  Query: { staffLookUp: (_root, { query }, { command }) => lookUp(command, query) },
  FoundPerson: { state: ({ state }) => states[state] },
  FoundMailHold: { kind: ({ kind }) => kinds[kind] },
} satisfies Resolvers;
