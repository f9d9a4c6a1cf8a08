import { formatMessage } from '#shared/messages/format-message.ts';
import { twoFactorMessages } from '#shared/messages/two-factor.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { busy } from '#modules/ground/busy.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { mustChangeWaysIn } from '#modules/identity/passwords/must-change-ways-in.ts';
import { refuseUnprovenAddress } from '#modules/identity/passwords/refuse-unproven-address.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { askChallenge } from './ask-challenge.ts';
import { ALGORITHMS, MAX_PASSKEYS, type PasskeyOptionsOutcome } from './passkey.ts';
import { readCredentials } from './read-passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { userHandle } from './user-handle.ts';

/** What the browser's `navigator.credentials.create` is asked for, having stepped up. */
export async function startPasskeyRegistration(context: CommandContext): Promise<PasskeyOptionsOutcome> {
  const { personId } = mustChangeWaysIn(context);
  const unproven = await refuseUnprovenAddress(context, personId);
  if (unproven !== undefined) return unproven;
  const party = relyingParty(context.config);
  if (party === undefined) return badRequest(twoFactorMessages.passkeysImpossible);
  const excludeCredentials = await readCredentials(context, personId);
  if (excludeCredentials.length >= MAX_PASSKEYS)
    return badRequest(formatMessage(twoFactorMessages.tooManyPasskeys, { most: MAX_PASSKEYS }));
  const challenge = await askChallenge(context, 'register', personId);
  if (typeof challenge === 'number') return busy(challenge);
  const person = await context.database.kysely
    .selectFrom('person')
    .select(['name', 'username'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: await readSiteName(context),
    rpID: party.id,
    userName: (await findOwnEmail(context.database, personId))?.address ?? person.username,
    userDisplayName: person.name,
    userID: new Uint8Array(userHandle(context.secrets, personId)),
    challenge,
    excludeCredentials,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { type: 'PasskeyOptions', json: JSON.stringify(options) };
}
