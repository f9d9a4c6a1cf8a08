import { obfuscateEmail } from '#shared/identity/obfuscate-email.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { checkEmailAvailability } from './check-email-availability.ts';
import { readEmailLink } from './follow-email-link.ts';
import { sendAccountAuthEmail } from './send-account-auth-email.ts';
import { verifyLoginCode } from './verify-login-code.ts';

/** The part of the schema in `email-auth.graphql`. */
export const emailAuthGraph = {
  Query: {
    emailAvailability: (_root, { email, captchaValue }, { command, request }) =>
      checkEmailAvailability(command, {
        email,
        captchaValue: captchaValue ?? null,
        network: command.browser?.network ?? request.limitKey,
      }),
    emailLink: async (_root, { token }, { command }) => {
      const link = await readEmailLink(command, token);
      return link === undefined ? null : { operation: link.operation, emailObfuscated: obfuscateEmail(link.address) };
    },
  },
  Mutation: {
    sendAccountAuthEmail: (_root, input, { command }) =>
      sendAccountAuthEmail(command, {
        email: input.email,
        operation: input.operation,
        redirect: input.redirect ?? null,
        fullName: input.fullName ?? null,
        captchaValue: input.captchaValue ?? null,
      }),
    verifyLoginCode: (_root, { loginCode }, { command }) => verifyLoginCode(command, loginCode),
  },
} satisfies Resolvers;
