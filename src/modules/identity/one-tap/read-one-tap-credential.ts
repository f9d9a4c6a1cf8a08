import { providerMessages } from '#shared/messages/providers.ts';
import { resultMessages } from '#shared/messages/results.ts';
import { SignInFault } from '#platform/open-id/sign-in-fault.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findEmailAccount } from '#modules/identity/email-verification/find-email-account.ts';
import { findConnection } from '#modules/identity/providers/find-connection.ts';
import { identityOf } from '#modules/identity/providers/identity.ts';
import { badRequest, type BadRequest } from '#modules/ground/refusals.ts';
import { isOffered } from '#modules/identity/providers/is-offered.ts';
import { providerClients } from '#modules/identity/providers/provider-clients.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { insertCredential } from './one-tap.store.ts';

export type OneTapOutcome =
  | {
      readonly type: 'OneTapCredential';
      /** True where a sign-up card is shown; otherwise the page goes on to sign in. */
      readonly isEmailAvailable: boolean;
      readonly name: string;
      readonly email: string;
      /** Goes to `/m/connect/google?oneTap=…`, once, in this browser, within 10 minutes. */
      readonly token: string;
    }
  | BadRequest
  | { readonly type: 'RateLimited'; readonly message: string; readonly retryAfter: number };

/** Longer than Google's credentials live, which is an hour. */
const REMEMBERED = 2 * 60 * 60 * 1_000;
const HANDLE_LIFETIME = 10 * 60 * 1_000;
const refused = badRequest(providerMessages.credentialRefused);
const READS = { most: 30, windowSeconds: 3_600 };

/** Verifies what Google's one-tap card gave the page: once, in this browser, and says what to show next. */
export async function readOneTapCredential(
  context: CommandContext,
  input: { readonly credential: string; readonly nonce: string | undefined },
): Promise<OneTapOutcome> {
  const { browser, clock, database, log } = context;
  const client = providerClients(context.config).google;
  if (browser === null || client === undefined || !(await isOffered(context, 'google'))) return refused;
  const limit = await takeOperation(context, 'one tap', browser.network, READS);
  if (!limit.ok) {
    return { type: 'RateLimited', message: resultMessages.rateLimited, retryAfter: limit.retryAfterSeconds };
  }
  try {
    const claims = await client.readCredential(input.credential, input.nonce);
    const identity = identityOf('google', client.issuer, claims);
    // Only who owns an address learns whether it has an account.
    if (identity.email === undefined || !identity.isEmailVerified) return refused;
    const token = createToken();
    const now = clock.now();
    const isFirst = await insertCredential(database, {
      credentialHash: hashOfToken(input.credential),
      handleHash: hashOfToken(token),
      visitorHash: browser.visitorHash,
      claims,
      expiresAt: new Date(now.getTime() + REMEMBERED),
      now,
    });
    if (!isFirst) return refused;
    const isKnown = (await findConnection(context, identity)) ?? (await findEmailAccount(context, identity.email));
    return {
      type: 'OneTapCredential',
      isEmailAvailable: isKnown === undefined,
      name: identity.name,
      email: identity.email,
      token,
    };
  } catch (error) {
    if (!(error instanceof SignInFault)) throw error;
    log.warn({ fault: error.kind, reason: error.message }, 'a one-tap credential was refused');
    return refused;
  }
}

/** When a handle of that age was given out, its credential ends so. */
export function youngestEnd(now: Date): Date {
  return new Date(now.getTime() + REMEMBERED - HANDLE_LIFETIME);
}
