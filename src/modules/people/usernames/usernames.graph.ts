import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import { changeUsername } from './change-username.ts';
import { checkUsernameAvailability } from './check-username-availability.ts';
import { usernameChangeAllowedAt } from './username-change-allowed-at.ts';

/** The part of the schema in `usernames.graphql`. */
export const usernamesGraph = {
  Query: {
    usernameAvailability: (_root, { username }, { command, request }) =>
      checkUsernameAvailability(command, { username, limitKey: request.limitKey }),
  },
  Mutation: {
    changeUsername: async (_root, { username }, context) => {
      const change = await changeUsername(context.command, username);
      return change.type === 'User' ? await readPersonAnew(context, change.personId) : change;
    },
  },
  User: {
    usernameChangeAllowedAt: ({ id }, _arguments, { command }) => usernameChangeAllowedAt(command, id),
  },
} satisfies Resolvers;
