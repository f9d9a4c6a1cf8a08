import { twoFactorMessages } from '#shared/messages/two-factor.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { busy } from '#modules/ground/busy.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { mustOfferMethod } from '#modules/identity/passwords/must-offer-method.ts';
import { askChallenge } from './ask-challenge.ts';
import type { PasskeyOptionsOutcome } from './passkey.ts';
import { relyingParty } from './relying-party.ts';

/** What the browser's `navigator.credentials.get` is asked for: any passkey of this site, without an address. */
export async function startPasskeySignIn(context: CommandContext): Promise<PasskeyOptionsOutcome> {
  await mustOfferMethod(context, 'passkey');
  const party = relyingParty(context.config);
  if (party === undefined) return badRequest(twoFactorMessages.passkeysImpossible);
  const challenge = await askChallenge(context, 'signIn', null);
  if (typeof challenge === 'number') return busy(challenge);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({ rpID: party.id, challenge, userVerification: 'required' });
  return { type: 'PasskeyOptions', json: JSON.stringify(options) };
}
