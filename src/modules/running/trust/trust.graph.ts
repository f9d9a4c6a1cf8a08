import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { required } from '#modules/ground/required.ts';
import { readTrust } from '#modules/people/trust/read-trust.ts';
import { findAdminUser } from '#modules/running/moderation/read-admin-user.ts';
import { grantTrust } from './grant-trust.ts';

/** The part of the schema in `trust.graphql`. */
export const trustGraph = {
  AdminUser: { trust: async ({ id }, _arguments, { command }) => required(await readTrust(command, id), 'account') },
  Mutation: {
    grantTrust: async (_root, { userId, isGranted }, { command }) => {
      const outcome = await grantTrust(command, { personId: userId, isGranted });
      if (outcome.type !== 'AdminUser') return outcome;
      return (await findAdminUser(command, outcome.personId)) ?? notFound(graphErrorMessages.notFound);
    },
  },
} satisfies Resolvers;
