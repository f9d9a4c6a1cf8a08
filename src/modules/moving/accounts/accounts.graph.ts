import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import { closeAccount } from '#modules/identity/accounts/close-account.ts';
import { updateProfile } from './update-profile.ts';

/** The part of the schema in `accounts.graphql`. */
export const accountsGraph = {
  Mutation: {
    updateProfile: async (_root, { input }, context) => {
      const update = await updateProfile(context.command, input);
      return update.type === 'User' ? await readPersonAnew(context, update.personId) : update;
    },
    deactivateAccount: (_root, _arguments, { command }) => closeAccount(command, 'deactivated'),
    deleteAccount: (_root, _arguments, { command }) => closeAccount(command, 'deleted'),
  },
} satisfies Resolvers;
