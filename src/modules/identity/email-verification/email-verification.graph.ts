import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { sendVerificationEmail } from './send-verification-email.ts';

/** The part of the schema in `email-verification.graphql`. */
export const emailVerificationGraph = {
  Mutation: {
    sendVerificationEmail: (_root, _arguments, { command }) => sendVerificationEmail(command),
  },
} satisfies Resolvers;
