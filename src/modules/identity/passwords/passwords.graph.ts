import { PASSWORD_MIN, PASSWORD_MIN_WITH_FACTOR } from '#shared/identity/password-rules.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { ownSecurity } from './own-security.ts';
import { removePassword } from './remove-password.ts';
import { setPassword } from './set-password.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { hasOtherFactor, readWaysIn } from './ways-in.ts';

/** The part of the schema in `passwords.graphql`. */
export const passwordsGraph = {
  Mutation: {
    signInWithPassword: (_root, { email, password, redirect }, { command }) =>
      signInWithPassword(command, { email, password, redirect: redirect ?? '/' }),
    setPassword: (_root, { password, currentPassword, endsOtherSessions }, { command }) =>
      setPassword(command, { password, currentPassword: currentPassword ?? null, endsOtherSessions }),
    removePassword: (_root, _arguments, { command }) => removePassword(command),
  },
  User: { security: ({ id }, _arguments, { viewer }) => ownSecurity(viewer, id) },
  AccountSecurity: {
    id: ({ personId }) => personId,
    hasPassword: async ({ personId }, _arguments, { command }) => (await readWaysIn(command, personId)).hasPassword,
    passwordMinimum: async ({ personId }, _arguments, { command }) =>
      hasOtherFactor(await readWaysIn(command, personId)) ? PASSWORD_MIN_WITH_FACTOR : PASSWORD_MIN,
  },
} satisfies Resolvers;
