import { type MailedAs, sendingDomain } from '#modules/ground/mails/deliver-mail.ts';

/** Domains that nobody can look up: a site that is tried on one machine has such a sender. */
const NOWHERE = /(?:^|\.)(?:localhost|invalid|local)$/;

/** The domain that mail of the site comes from, in small letters; null where nobody could look it up. */
export function sendingDomainOf(config: MailedAs): string | null {
  const domain = sendingDomain(config);
  return isSendingDomain(domain) ? domain : null;
}

export function isSendingDomain(domain: string): boolean {
  return domain.includes('.') && !NOWHERE.test(domain);
}
