import { timingSafeEqual } from 'node:crypto';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type AuthenticationProof, challengeOf, readAuthenticationProof } from './passkey-proof.ts';
import { recordUse, takeChallenge } from './passkeys.store.ts';
import { findStoredPasskey, type StoredPasskey } from './read-passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { userHandle } from './user-handle.ts';

/**
 * Checks what a passkey answered to a challenge of this browser. Alone it must have checked who uses it
 * (a PIN, a finger); as a second factor its presence is enough. Answers whose passkey it is, or nothing.
 */
export async function checkProof(
  context: CommandContext,
  text: string,
  of: { readonly purpose: 'signIn' } | { readonly purpose: 'secondFactor'; readonly personId: string },
): Promise<string | undefined> {
  const { browser, database, clock } = context;
  if (browser === null) throw new NotAllowed();
  const answer = readAuthenticationProof(text);
  if (answer === undefined) return undefined;
  const challenge = challengeOf(answer);
  const personId = of.purpose === 'secondFactor' ? of.personId : null;
  const { visitorHash } = browser;
  const isOurs = await takeChallenge(database, {
    challenge,
    visitorHash,
    purpose: of.purpose,
    personId,
    now: clock.now(),
  });
  const stored = await findStoredPasskey(context, answer.id);
  if (!isOurs || stored === undefined || (personId !== null && stored.personId !== personId)) return undefined;
  if (of.purpose === 'signIn' && !isHandleOf(context, stored.personId, answer.response.userHandle)) return undefined;
  const isUsed = await verifyAndRecord(context, answer, stored, { challenge, isAlone: of.purpose === 'signIn' });
  return isUsed ? stored.personId : undefined;
}

function isHandleOf({ secrets }: CommandContext, personId: string, handle: string | undefined): boolean {
  const given = Buffer.from(handle ?? '', 'base64url');
  const wanted = userHandle(secrets, personId);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function verifyAndRecord(
  context: CommandContext,
  answer: AuthenticationProof,
  stored: StoredPasskey,
  about: { readonly challenge: string; readonly isAlone: boolean },
): Promise<boolean> {
  const party = relyingParty(context.config);
  if (party === undefined) return false;
  const { id, counter, publicKey } = stored;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const result = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: about.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
    requireUserVerification: about.isAlone,
  }).catch((error: unknown) => {
    // What a stranger sends may be malformed in any way: it is refused, and told to the operator.
    context.log.info({ requestId: context.requestId, reason: String(error) }, 'a passkey was refused');
    return undefined;
  });
  if (result?.verified !== true) return false;
  const { newCounter, credentialBackedUp: isBackedUp } = result.authenticationInfo;
  const use = { id, counterBefore: counter, counter: newCounter, isBackedUp, now: context.clock.now() };
  return await recordUse(context.database, use);
}
