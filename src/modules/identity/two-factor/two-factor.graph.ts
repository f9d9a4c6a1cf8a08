import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readWaysIn } from '#modules/identity/passwords/ways-in.ts';
import { askForPasskey } from './ask-for-passkey.ts';
import { confirmAuthenticatorApp } from './confirm-authenticator-app.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { asksForPasskey, readUnusedCodes } from './read-two-factor.ts';
import { regenerateRecoveryCodes } from './regenerate-recovery-codes.ts';
import { removeAuthenticatorApp } from './remove-authenticator-app.ts';
import { startAuthenticatorApp } from './start-authenticator-app.ts';
import { verifyRecoveryCode } from './verify-recovery-code.ts';
import { verifyTwoFactorCode } from './verify-two-factor-code.ts';

/** The part of the schema in `two-factor.graphql`. */
export const twoFactorGraph = {
  Mutation: {
    verifyTwoFactorCode: (_root, { code }, { command }) => verifyTwoFactorCode(command, code),
    verifyRecoveryCode: (_root, { code }, { command }) => verifyRecoveryCode(command, code),
    startAuthenticatorApp: (_root, _arguments, { command }) => startAuthenticatorApp(command),
    confirmAuthenticatorApp: (_root, { code }, { command }) => confirmAuthenticatorApp(command, code),
    removeAuthenticatorApp: (_root, _arguments, { command }) => removeAuthenticatorApp(command),
    regenerateRecoveryCodes: (_root, _arguments, { command }) => regenerateRecoveryCodes(command),
    askForPasskey: (_root, { isAsked }, { command }) => askForPasskey(command, isAsked),
  },
  AccountSecurity: {
    isTwoFactorOn: ({ personId }, _arguments, { command }) => hasSecondFactor(command, personId),
    hasAuthenticatorApp: async ({ personId }, _arguments, { command }) =>
      (await readWaysIn(command, personId)).hasAuthenticatorApp,
    asksForPasskey: ({ personId }, _arguments, { command }) => asksForPasskey(command, personId),
    recoveryCodesLeft: async ({ personId }, _arguments, { command }) =>
      (await readUnusedCodes(command, personId)).length,
  },
} satisfies Resolvers;
