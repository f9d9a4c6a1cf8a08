import { obfuscateEmail } from '#shared/identity/obfuscate-email.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { findEmailChange } from '#modules/identity/email-changes/find-email-change.ts';
import { readRegistrationState } from '#modules/identity/registration/read-registration-state.ts';
import { xsrfOf } from '#modules/identity/sessions/xsrf.ts';
import { findOwnEmail } from './find-own-email.ts';
import { readSignInOptions } from './read-sign-in-options.ts';

/** How the token of somebody signed out begins. */
const LOGGED_OUT = 'lo_';

/** The part of the schema in `sign-in.graphql`. */
export const signInGraph = {
  Query: {
    accountToken: (_root, _arguments, { request, command }) => {
      if (request.session !== null) return request.session.xsrf;
      return request.browser === null ? null : LOGGED_OUT + xsrfOf(command.secrets, request.browser);
    },
    signInOptions: async (_root, _arguments, context) => ({
      ...(await readSignInOptions(context)),
      registration: await readRegistrationState(context.command),
    }),
  },
  User: {
    emailObfuscated: async (person, _arguments, { viewer, database }) => {
      mustBeSelf(viewer, person.id);
      const email = await findOwnEmail(database, person.id);
      return email === undefined ? null : obfuscateEmail(email.address);
    },
    unverifiedEmail: async (person, _arguments, { viewer, database, clock }) => {
      mustBeSelf(viewer, person.id);
      const wanted = await findEmailChange({ database, clock }, person.id);
      if (wanted !== undefined) return wanted;
      const email = await findOwnEmail(database, person.id);
      return email === undefined || email.isVerified ? null : email.address;
    },
    isEmailChanging: async (person, _arguments, { viewer, database, clock }) => {
      mustBeSelf(viewer, person.id);
      return (await findEmailChange({ database, clock }, person.id)) !== undefined;
    },
    isSuspended: (person, _arguments, { viewer }) => {
      mustBeSelf(viewer, person.id);
      return viewer?.isSuspended ?? false;
    },
  },
} satisfies Resolvers;
