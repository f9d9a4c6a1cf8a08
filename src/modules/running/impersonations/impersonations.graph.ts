import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { impersonateUser } from './impersonate-user.ts';
import { readStaffLooks } from './read-staff-looks.ts';

/** The part of the schema in `impersonations.graphql`. */
export const impersonationsGraph = {
  User: { staffLooks: ({ id }, _arguments, context) => readStaffLooks(context, id) },
  Mutation: {
    impersonateUser: (_root, { userId, reason }, { command }) => impersonateUser(command, { personId: userId, reason }),
  },
} satisfies Resolvers;
