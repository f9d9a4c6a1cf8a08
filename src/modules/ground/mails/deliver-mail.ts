import { MailRefused, type MailTransport } from '#platform/mail/smtp-transport.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { deleteKeptMail, insertKeptMail } from './mails.store.ts';
import { openMail } from './waiting-mail.ts';
import { isOneAddress, type MailSender } from '#platform/mail/mail-message.ts';
import type { Config } from '#platform/config/config.ts';

const KEPT_DAYS = 7;
const DAY = 86_400_000;

/**
 * Does the job that `sendMail` wrote: hands the mail to the mail server, or keeps it where there is none.
 * Throws while the server is away, so that the job is tried again; a mail that it refuses for good is given up.
 */
export async function deliverMail(
  context: CommandContext,
  transport: MailTransport | undefined,
  sealed: string,
): Promise<void> {
  const { id, validUntil, isDecoy, to, subject, text, html, headers, senderName } = openMail(context.secrets, sealed);
  const now = context.clock.now();
  if (isDecoy || (validUntil !== null && validUntil < now.getTime())) return;
  if (transport === undefined) return await insertKeptMail(context.database, { id, sealed, now });
  const from = readMailSender(senderName || (await readSiteName(context)), context.config);
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  try {
    await transport.send({ id, from, to, subject, text, html, headers: { ...automatic, ...headers } });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    context.log.warn({ mailId: id, code: error.code }, 'a mail server refused a mail for good');
  }
}

/** Forgets mail that was kept for a week; run it once a day. */
export async function sweepKeptMail({ database, clock }: CommandContext): Promise<void> {
  await deleteKeptMail(database, new Date(clock.now().getTime() - KEPT_DAYS * DAY));
}

/**
 * Whom mail comes from: `SMTP_URL` may name an address as `?from=letters@example.org`, one that can be
 * replied to; else it is `hello@` at the site's own host.
 */
export function readMailSender(name: string, { smtpUrl, siteUrl }: Pick<Config, 'smtpUrl' | 'siteUrl'>): MailSender {
  const given = smtpUrl === undefined ? null : new URL(smtpUrl).searchParams.get('from');
  if (given !== null && isOneAddress(given)) return { name, address: given };
  const own = `hello@${new URL(siteUrl).hostname}`;
  return { name, address: isOneAddress(own) ? own : 'hello@longhand.invalid' };
}
