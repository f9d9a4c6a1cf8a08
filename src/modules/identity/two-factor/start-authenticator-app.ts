import { randomBytes } from 'node:crypto';
import { renderSVG } from 'uqr';
import { twoFactorMessages } from '#shared/messages/two-factor.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { mustChangeWaysIn } from '#modules/identity/passwords/must-change-ways-in.ts';
import { refuseUnprovenAddress } from '#modules/identity/passwords/refuse-unproven-address.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { encodeBase32 } from './base32.ts';
import { sealSecret } from './sealed-secret.ts';
import { upsertUnconfirmedTotp } from './two-factor.store.ts';

/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;

/** What an authenticator app is given, as a picture to scan, a link to open and letters to type. */
export type AuthenticatorSetup = {
  readonly type: 'AuthenticatorSetup';
  readonly uri: string;
  readonly secret: string;
  readonly qrSvg: string;
};

export type AuthenticatorOutcome = AuthenticatorSetup | BadRequest;

/**
 * Makes the secret of an authenticator app, which counts only once `confirmAuthenticatorApp` was told a
 * code of it. Refused where the viewer has one.
 */
export async function startAuthenticatorApp(context: CommandContext): Promise<AuthenticatorOutcome> {
  const { personId } = mustChangeWaysIn(context);
  const unproven = await refuseUnprovenAddress(context, personId);
  if (unproven !== undefined) return unproven;
  const { database, secrets, clock } = context;
  const secret = randomBytes(SECRET_BYTES);
  const sealedSecret = sealSecret(secrets, personId, secret);
  const isKept = await upsertUnconfirmedTotp(database, { personId, sealedSecret, now: clock.now() });
  if (!isKept) return badRequest(twoFactorMessages.appThere);
  const letters = encodeBase32(secret, 'rfc4648');
  const account = (await findOwnEmail(context.database, personId))?.address ?? personId;
  const issuer = await readSiteName(context);
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const uri = `otpauth://totp/${label}?secret=${letters}&issuer=${encodeURIComponent(issuer)}`;
  return { type: 'AuthenticatorSetup', uri, secret: letters, qrSvg: renderSVG(uri, { border: 4 }) };
}
