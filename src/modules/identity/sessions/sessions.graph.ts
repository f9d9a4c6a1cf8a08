import { describeBrowser } from '#shared/identity/describe-device.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { required } from '#modules/ground/required.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { readSessions } from './read-sessions.ts';
import { stepUpTimeLeft } from './sessions.policy.ts';

/** The part of the schema in `sessions.graphql`. */
export const sessionsGraph = {
  User: {
    sessions: (person, _arguments, context) => {
      mustBeSelf(context.viewer, person.id);
      return readSessions(context);
    },
  },
  Mutation: {
    endSession: async (_root, { sessionId }, { command }) => {
      const isEnded = await endSession(command, sessionId);
      if (!isEnded) return { message: graphErrorMessages.notFound };
      return { count: 1, personId: command.viewer?.personId ?? '' };
    },
    endOtherSessions: async (_root, _arguments, { command }) => ({
      count: await endOtherSessions(command),
      personId: command.viewer?.personId ?? '',
    }),
  },
  AccountSecurity: {
    stepUpTimeLeft: (_security, _arguments, { viewer, clock }) =>
      viewer === null ? 0 : stepUpTimeLeft(viewer, clock.now()),
  },
  EndSessionsResult: { __resolveType: (source) => ('count' in source ? 'EndedSessions' : 'NotFound') },
  EndedSessions: {
    viewer: async ({ personId }, _arguments, { loaders }) =>
      required(await loaders.get(personLoader).load(personId), 'person'),
  },
  Session: {
    isCurrent: ({ id }, _arguments, { viewer }) => viewer?.sessionId === id,
    device: ({ userAgent }) => describeBrowser(userAgent) ?? null,
    domain: ({ host }, _arguments, { config }) => (host === new URL(config.siteUrl).host ? null : host),
  },
} satisfies Resolvers;
