import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { logPayload } from './log-payload.ts';

/** The part of the schema in `telemetry.graphql`. */
export const telemetryGraph = {
  Mutation: {
    logClientEvents: async (_root, { payload }, { command }) => ({ success: await logPayload(command, payload) }),
  },
} satisfies Resolvers;
