import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { finishPasskeyRegistration } from './finish-passkey-registration.ts';
import { readPasskeys } from './read-passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { startPasskeyRegistration } from './start-passkey-registration.ts';
import { startPasskeySecondFactor } from './start-passkey-second-factor.ts';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';
import { verifyPasskeySecondFactor } from './verify-passkey-second-factor.ts';

/** The part of the schema in `passkeys.graphql`. */
export const passkeysGraph = {
  Mutation: {
    startPasskeySignIn: (_root, _arguments, { command }) => startPasskeySignIn(command),
    signInWithPasskey: (_root, { response, redirect }, { command }) =>
      signInWithPasskey(command, { response, redirect: redirect ?? '/' }),
    startPasskeySecondFactor: (_root, _arguments, { command }) => startPasskeySecondFactor(command),
    verifyPasskeySecondFactor: (_root, { response }, { command }) => verifyPasskeySecondFactor(command, response),
    startPasskeyRegistration: (_root, _arguments, { command }) => startPasskeyRegistration(command),
    finishPasskeyRegistration: (_root, { response, name }, { command }) =>
      finishPasskeyRegistration(command, { response, name: name ?? null }),
    renamePasskey: (_root, { passkeyId: id, name }, { command }) => renamePasskey(command, { id, name }),
    removePasskey: (_root, { passkeyId }, { command }) => removePasskey(command, passkeyId),
  },
  AccountSecurity: {
    arePasskeysPossible: (_source, _arguments, { config }) => relyingParty(config) !== undefined,
    passkeys: ({ personId }, _arguments, { command }) => readPasskeys(command, personId),
  },
} satisfies Resolvers;
