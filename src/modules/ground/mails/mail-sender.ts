import { isOneAddress, type MailSender } from '#platform/mail/mail-message.ts';
import type { Config } from '#platform/config/config.ts';

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
