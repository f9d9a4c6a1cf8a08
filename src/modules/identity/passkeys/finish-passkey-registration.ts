import { countCharacters } from '#shared/identity/password-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { twoFactorMessages } from '#shared/messages/two-factor.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { mustChangeWaysIn } from '#modules/identity/passwords/must-change-ways-in.ts';
import { refuseUnprovenAddress } from '#modules/identity/passwords/refuse-unproven-address.ts';
import type { WaysInOutcome } from '#modules/identity/passwords/set-password.ts';
import { lockWaysIn } from '#modules/identity/passwords/ways-in.ts';
import { notifyFactorChange } from '#modules/identity/two-factor/notify-factor-change.ts';
import { challengeOf, readRegistrationProof, type RegistrationProof } from './passkey-proof.ts';
import { ALGORITHMS, MAX_NAME_LENGTH, MAX_PASSKEYS } from './passkey.ts';
import { insertPasskey, takeChallenge } from './passkeys.store.ts';
import { relyingParty } from './relying-party.ts';

/** Keeps the passkey that the browser made for a challenge of `startPasskeyRegistration`. */
export async function finishPasskeyRegistration(
  context: CommandContext,
  input: { readonly response: string; readonly name: string | null },
): Promise<WaysInOutcome> {
  const { personId } = mustChangeWaysIn(context);
  const unproven = await refuseUnprovenAddress(context, personId);
  if (unproven !== undefined) return unproven;
  const name = input.name?.trim() || twoFactorMessages.passkeyName;
  if (countCharacters(name) > MAX_NAME_LENGTH)
    return badRequest(formatMessage(twoFactorMessages.nameLength, { most: MAX_NAME_LENGTH }));
  const answer = readRegistrationProof(input.response);
  const made = answer && (await verifyNew(context, personId, answer));
  if (made === undefined || answer === undefined) return badRequest(twoFactorMessages.passkeyUnreadable);
  return await withTransaction(context, async (inside) => {
    const ways = await lockWaysIn(inside, personId);
    if (ways.passkeyCount >= MAX_PASSKEYS)
      return badRequest(formatMessage(twoFactorMessages.tooManyPasskeys, { most: MAX_PASSKEYS }));
    const isNew = await insertPasskey(inside.database, {
      id: made.credential.id,
      person_id: personId,
      name,
      public_key: Buffer.from(made.credential.publicKey).toString('base64url'),
      counter: made.credential.counter,
      transports: answer.response.transports,
      is_backed_up: made.credentialBackedUp,
      created_at: inside.clock.now(),
      last_used_at: null,
    });
    if (!isNew) return badRequest(twoFactorMessages.passkeyKnown);
    await notifyFactorChange(inside, personId, { kind: 'passkeyAdded', name });
    return { type: 'AccountSecurity', personId };
  });
}

async function verifyNew(context: CommandContext, personId: string, answer: RegistrationProof) {
  const { browser, config, clock, database } = context;
  const party = relyingParty(config);
  if (browser === null || party === undefined) throw new NotAllowed();
  const challenge = challengeOf(answer);
  const { visitorHash } = browser;
  const of = { challenge, visitorHash, purpose: 'register', personId, now: clock.now() } as const;
  if (!(await takeChallenge(database, of))) return undefined;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const result = await verifyRegistrationResponse({
    response: { ...answer, response: { ...answer.response } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    context.log.info({ requestId: context.requestId, reason: String(error) }, 'a new passkey was refused');
    return undefined;
  });
  return result?.verified === true ? result.registrationInfo : undefined;
}
