import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { findAdminUser } from '#modules/running/moderation/read-admin-user.ts';
import { helpPerson, readAccountHelp } from './help-person.ts';

/** The part of the schema in `account-help.graphql`. */
export const accountHelpGraph = {
  AdminUser: { help: async ({ id }, _arguments, { command }) => [...(await readAccountHelp(command, id))] },
  Mutation: {
    helpUser: async (_root, { userId, help }, { command }) => {
      const outcome = await helpPerson(command, { personId: userId, help });
      if (outcome.type !== 'AdminUser') return outcome;
      return (await findAdminUser(command, outcome.personId)) ?? notFound(graphErrorMessages.notFound);
    },
  },
} satisfies Resolvers;
