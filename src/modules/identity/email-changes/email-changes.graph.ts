import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import { cancelEmailChange } from './cancel-email-change.ts';
import { changeEmail } from './change-email.ts';

/** The part of the schema in `email-changes.graphql`. */
export const emailChangesGraph = {
  Mutation: {
    changeEmail: (_root, { email }, { command }) => changeEmail(command, email),
    cancelEmailChange: async (_root, _arguments, context) => {
      const { personId } = await cancelEmailChange(context.command);
      return await readPersonAnew(context, personId);
    },
  },
} satisfies Resolvers;
