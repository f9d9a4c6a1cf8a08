import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { findErrorGroup, readErrorGroups, readErrorSamples } from './read-errors.ts';
import { settleError } from './settle-error.ts';

/** The part of the schema in `errors.graphql`. */
export const errorsGraph = {
  Query: {
    errorGroups: (_root, { state, order }, { command }) =>
      readErrorGroups(command, { state: ownStates[state], order: ownOrders[order] }),
    errorGroup: async (_root, { id }, { command }) => (await findErrorGroup(command, id)) ?? null,
  },
  Mutation: {
    settleError: (_root, { id, state }, { command }) => settleError(command, { id, state: ownStates[state] }),
  },
  ErrorGroup: {
    state: ({ state }) => states[state],
    source: ({ source }) => sources[source],
    samples: ({ id }, _arguments, { command }) => readErrorSamples(command, id),
  },
  ErrorSample: {
    message: ({ sample }) => sample.message,
    stack: ({ sample }) => sample.stack,
    build: ({ sample }) => sample.build,
    location: ({ sample }) => sample.about.location,
    routeName: ({ sample }) => sample.about.routeName,
    userAgent: ({ sample }) => sample.about.userAgent,
    requestId: ({ sample }) => sample.about.requestId,
    said: ({ sample }) => sample.about.said,
  },
} satisfies Resolvers;

const ownStates = { OPEN: 'open', RESOLVED: 'resolved', MUTED: 'muted' } as const;
const states = { open: 'OPEN', resolved: 'RESOLVED', muted: 'MUTED' } as const;
const ownOrders = { LAST_SEEN: 'lastSeen', COUNT: 'count', BUILD: 'build' } as const;
const sources = { browser: 'BROWSER', server: 'SERVER' } as const;
