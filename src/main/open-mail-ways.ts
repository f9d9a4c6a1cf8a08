import type { MailTransport } from '#platform/mail/mail-transport.ts';
import { BULK_CONNECTIONS } from '#modules/ground/mails/deliver-bulk-mail.ts';
import { createMailSigner } from '#modules/ground/sending-domain/mail-signer.ts';
import type { Means } from './means.ts';

/** How mail leaves: mail someone is waiting for, and bulk mail; undefined if there's no carrier. */
export type MailWays = { readonly mail: MailTransport | undefined; readonly bulkMail: MailTransport | undefined };

/** Through the provider if one is set, otherwise through the mail server; a client is only loaded where it's used. */
export async function openMailWays(means: Means): Promise<MailWays> {
  const isForBulkOnly = means.config.mailApi?.isForBulkOnly === true;
  return {
    mail: await open(means, 3, !isForBulkOnly),
    bulkMail: await open(means, BULK_CONNECTIONS, true),
  };
}

async function open(means: Means, maxConnections: number, mayUseApi: boolean): Promise<MailTransport | undefined> {
  const { mailApi, smtpUrl } = means.config;
  if (mailApi !== undefined && mayUseApi) {
    const { openApiTransport } = await import('#platform/mail/providers/api-transport.ts');
    return openApiTransport(mailApi, { maxConnections });
  }
  if (smtpUrl === undefined) return undefined;
  const { openSmtpTransport } = await import('#platform/mail/smtp-transport.ts');
  return openSmtpTransport(smtpUrl, { maxConnections, signer: createMailSigner(means) });
}
