import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import { liftMailHold } from './lift-mail-hold.ts';
import { holdReasons } from './hold-reasons.ts';
import { readMailHold } from './read-mail-hold.ts';

/** The part of the schema in `mail-suppressions.graphql`. */
export const mailSuppressionsGraph = {
  User: {
    mailHold: async ({ id }, _arguments, { viewer, command }) =>
      viewer?.personId === id ? ((await readMailHold(command, id)) ?? null) : null,
  },
  Mutation: {
    liftMailHold: async (_root, _arguments, context) => {
      const lifted = await liftMailHold(context.command);
      return lifted.type === 'User' ? await readPersonAnew(context, lifted.personId) : lifted;
    },
  },
  MailHold: { reason: ({ kind }) => holdReasons[kind] },
} satisfies Resolvers;
