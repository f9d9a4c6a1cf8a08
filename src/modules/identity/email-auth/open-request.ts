import { randomUUID } from 'node:crypto';
import { formatMessage } from '#shared/messages/format-message.ts';
import { emailAuthMessages as messages } from '#shared/messages/email-auth.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { composeCodeMail } from '#modules/ground/mails/sign-in-mails.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import type { SignInOperation } from '#modules/identity/sign-in/sign-in-method.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import {
  CLOCK_SLACK,
  CODE_LIFETIME,
  LINK_LIFETIME,
  MAIL_WINDOW,
  MOST_MAILS,
  RESEND_PAUSE,
} from './email-auth-rules.ts';
import { lockAddressAndBrowser, replaceRequests } from './email-auth.store.ts';
import { createLoginCode, hashLoginCode } from './login-code.ts';
import { type SendOutcome, sent } from './send-outcome.ts';

const MINUTE = 60_000;

export type WantedRequest = {
  readonly visitorHash: string;
  readonly address: string;
  readonly operation: SignInOperation;
  readonly fullName: string | null;
  readonly redirect: string;
  readonly hasAccount: boolean;
};

/**
 * Writes a request of a browser down and sends its mail, unless the address had one within 30 seconds or
 * five within the hour. Where nobody is to know that there is no account, all is done but the sending.
 */
export function openRequest(context: CommandContext, wanted: WantedRequest): Promise<SendOutcome> {
  return withTransaction(context, async (inside) => {
    const { visitorHash, address } = wanted;
    await lockAddressAndBrowser(inside.database, address, visitorHash);
    const refusal = await refuseTooOften(inside, address);
    if (refusal !== undefined) return refusal;
    await writeRequest(inside, wanted);
    return sent;
  });
}

async function writeRequest(context: CommandContext, wanted: WantedRequest): Promise<void> {
  const { database, clock, secrets, config } = context;
  const now = clock.now();
  const [id, code, token] = [randomUUID(), createLoginCode(), createToken()];
  const linkExpiresAt = new Date(now.getTime() + LINK_LIFETIME);
  await replaceRequests(database, {
    id,
    visitor_hash: wanted.visitorHash,
    address: wanted.address,
    operation: wanted.operation,
    full_name: wanted.fullName,
    redirect: wanted.redirect.slice(0, 2_000),
    code_hash: hashLoginCode(secrets, id, code),
    link_hash: hashOfToken(token),
    created_at: now,
    code_expires_at: new Date(now.getTime() + CODE_LIFETIME),
    link_expires_at: linkExpiresAt,
    ended_at: null,
  });
  const operation = wanted.hasAccount ? 'login' : wanted.operation;
  const link = new URL(buildPath('CompleteEmailAuth'), config.siteUrl);
  link.search = String(new URLSearchParams({ token, operation }));
  const mail = composeCodeMail({
    operation,
    code,
    linkUrl: link.href,
    site: await readSiteName(context),
    siteUrl: config.siteUrl,
    codeMinutes: CODE_LIFETIME / MINUTE,
    linkMinutes: LINK_LIFETIME / MINUTE,
  });
  const isDecoy = !wanted.hasAccount && wanted.operation === 'login';
  await sendMail(context, { to: wanted.address, mail, validUntil: linkExpiresAt, isDecoy });
}

const RECENT = `select count(*)::int as count, max(created_at) as newest, min(created_at) as oldest
  from email_auth_request where address = $1 and created_at > $2 and created_at <= $3`;

/** Rule 136, over any hour, for every browser together: what counts is the inbox that is written to. */
async function refuseTooOften({ database, clock }: CommandContext, address: string): Promise<SendOutcome | undefined> {
  const now = clock.now().getTime();
  type Recent = { readonly count: number; readonly newest: Date | null; readonly oldest: Date | null };
  const [recent] = await database.query<Recent>('email_auth_recent', RECENT, [
    address,
    new Date(now - MAIL_WINDOW),
    new Date(now + CLOCK_SLACK),
  ]);
  if (recent?.oldest && recent.count >= MOST_MAILS) {
    const retryAfter = secondsUntil(recent.oldest.getTime() + MAIL_WINDOW, now);
    return { type: 'RateLimited', message: messages.tooManyMails, retryAfter };
  }
  const pauseEnd = (recent?.newest?.getTime() ?? 0) + RESEND_PAUSE;
  if (pauseEnd <= now) return undefined;
  const retryAfter = secondsUntil(pauseEnd, now);
  return { type: 'RateLimited', message: formatMessage(messages.resendSoon, { seconds: retryAfter }), retryAfter };
}

function secondsUntil(time: number, now: number): number {
  return Math.max(1, Math.ceil((time - now) / 1_000));
}
