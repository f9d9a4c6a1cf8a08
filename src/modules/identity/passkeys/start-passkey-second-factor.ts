import { twoFactorMessages } from '#shared/messages/two-factor.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { busy } from '#modules/ground/busy.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { findPendingSignIn } from '#modules/identity/sign-in/pending-sign-in.ts';
import { signInExpired } from '#modules/identity/two-factor/finish-second-step.ts';
import { askChallenge } from './ask-challenge.ts';
import type { PasskeyOptionsOutcome } from './passkey.ts';
import { readCredentials } from './read-passkeys.ts';
import { relyingParty } from './relying-party.ts';

/** What the browser is asked for as the second step of the sign-in that waits in it. */
export async function startPasskeySecondFactor(context: CommandContext): Promise<PasskeyOptionsOutcome> {
  const party = relyingParty(context.config);
  if (party === undefined) return badRequest(twoFactorMessages.passkeysImpossible);
  const pending = await findPendingSignIn(context);
  if (pending === undefined) return signInExpired();
  const allowCredentials = await readCredentials(context, pending.personId);
  if (allowCredentials.length === 0) return badRequest(twoFactorMessages.noPasskey);
  const challenge = await askChallenge(context, 'secondFactor', pending.personId);
  if (typeof challenge === 'number') return busy(challenge);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge,
    allowCredentials,
    userVerification: 'preferred',
  });
  return { type: 'PasskeyOptions', json: JSON.stringify(options) };
}
