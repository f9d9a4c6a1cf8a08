import { emailAuthMessages as messages } from '#shared/messages/email-auth.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { composeVerifyMail } from '#modules/ground/mails/sign-in-mails.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { insertVerification } from './email-addresses.store.ts';
import { findEmailOf } from './find-email-account.ts';

/** Rule 128. */
const LIFETIME_HOURS = 24;
const LIMIT = { most: 5, windowSeconds: 86_400 } as const;
const HOUR = 3_600_000;

/** What asking for the mail comes to (NEWS-6). */
export type SendVerificationOutcome =
  | { readonly type: 'VerificationEmail'; readonly email: string }
  | { readonly type: 'AlreadyExists'; readonly message: string }
  | { readonly type: 'RateLimited'; readonly message: string; readonly retryAfter: number };

/**
 * Sends the viewer a link that shows that their address is theirs; it works for 24 hours, and five mails
 * a day are sent. Throws `NotAllowed` for who is signed out, or has no address.
 */
export async function sendVerificationEmail(context: CommandContext): Promise<SendVerificationOutcome> {
  const { viewer } = context;
  const account = viewer === null ? undefined : await findEmailOf(context, viewer.personId);
  if (account === undefined) throw new NotAllowed();
  return await sendVerificationTo(context, account);
}

/** The same for whoever somebody of support helps. */
export async function sendVerificationTo(
  context: CommandContext,
  account: { readonly personId: string; readonly address: string; readonly isVerified: boolean },
): Promise<SendVerificationOutcome> {
  const { clock, config } = context;
  if (account.isVerified) return { type: 'AlreadyExists', message: messages.verificationNotNeeded };
  const { address, personId } = account;
  const answer = await takeOperation(context, 'verification mail', address, LIMIT);
  if (!answer.ok) {
    return { type: 'RateLimited', message: messages.tooManyVerifications, retryAfter: answer.retryAfterSeconds };
  }
  await withTransaction(context, async (inside) => {
    const token = createToken();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + LIFETIME_HOURS * HOUR);
    await insertVerification(inside.database, {
      token_hash: hashOfToken(token),
      person_id: personId,
      address,
      created_at: now,
      expires_at: expiresAt,
    });
    const url = new URL(buildPath('CompleteEmailAuth'), config.siteUrl);
    url.search = String(new URLSearchParams({ token, operation: 'verify' }));
    const site = await readSiteName(inside);
    const { siteUrl } = config;
    const mail = composeVerifyMail({ address, url: url.href, site, siteUrl, hours: LIFETIME_HOURS });
    await sendMail(inside, { to: address, mail, validUntil: expiresAt });
  });
  return { type: 'VerificationEmail', email: address };
}
