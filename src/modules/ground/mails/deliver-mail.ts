import { AwayForNow } from '#platform/jobs/jobs.ts';
import { MailRefused, MailStopped, type MailTransport } from '#platform/mail/mail-transport.ts';
import { asProgram, type CommandContext } from '#modules/ground/command-context.ts';
import { openLane, stopLane } from '#modules/ground/mail-lanes/stop-lane.ts';
import { isHeldBack } from '#modules/ground/mail-suppressions/find-suppression.ts';
import { statusIn } from '#modules/ground/mail-suppressions/ladder.ts';
import { noteReturned } from '#modules/ground/mail-suppressions/suppress-address.ts';
import { chargeOneMail } from '#modules/ground/mail-limits/bulk-allowance.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
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
  if (await isHeldBack(context, to, isBulk(headers))) {
    return context.log.info({ mailId: id }, 'a mail stays here: its mailbox turned mail away, or its reader did');
  }
  const settings = await readSettings(context.database);
  await chargeOneMail(context, transport.carrier, settings['mail.perSecond']);
  const from = readMailSender(senderName || (await readSiteName(context)), context.config);
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  try {
    await transport.send({ id, from, to, subject, text, html, headers: { ...automatic, ...headers } });
  } catch (error) {
    if (error instanceof MailStopped) await stopLane(context, 'account', { carrier: transport.carrier, error });
    if (!(error instanceof MailRefused)) throw new AwayForNow(error);
    context.log.warn({ mailId: id, code: error.code }, 'a mail server refused a mail for good');
    return await noteReturned(asProgram(context), to, statusIn(error.answer, error.code));
  }
  await openLane(context.database, 'account');
}

/** Whether it is one of many: those say how to be rid of them. */
function isBulk(headers: Readonly<Record<string, string>>): boolean {
  return 'List-Unsubscribe' in headers;
}

/** Forgets mail that was kept for a week; run it once a day. */
export async function sweepKeptMail({ database, clock }: CommandContext): Promise<void> {
  await deleteKeptMail(database, new Date(clock.now().getTime() - KEPT_DAYS * DAY));
}

/** The domain that mail comes from, in small letters. */
export function sendingDomain(config: MailedAs): string {
  const { address } = readMailSender('', config);
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** What says whom mail comes from. */
export type MailedAs = Pick<Config, 'smtpUrl' | 'mailApi' | 'mailFrom' | 'siteUrl'>;

/**
 * Whom mail comes from: the address in `MAIL_FROM`, or in `SMTP_URL` as `?from=letters@example.org`, one that can be
 * replied to; else it is `hello@` at the domain that a provider knows, or at the site's own host.
 */
export function readMailSender(name: string, { smtpUrl, mailApi, mailFrom, siteUrl }: MailedAs): MailSender {
  const given = mailFrom ?? (smtpUrl === undefined ? null : new URL(smtpUrl).searchParams.get('from'));
  if (given !== null && isOneAddress(given)) return { name, address: given };
  const own = `hello@${mailApi?.domain ?? new URL(siteUrl).hostname}`;
  return { name, address: isOneAddress(own) ? own : 'hello@longhand.invalid' };
}
