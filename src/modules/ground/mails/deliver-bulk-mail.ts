import type { MailMessage } from '#platform/mail/mail-message.ts';
import type { MailTransport } from '#platform/mail/mail-transport.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { insertKeptMail } from './mails.store.ts';
import { closeMail } from './waiting-mail.ts';

/** Own judgement: how many mails to many are on their way at once, which is how many a crash leaves in doubt. */
export const BULK_CONNECTIONS = 5;

/** What mail to many says of itself: no program answers it, and lists sort it (RFC 3834, RFC 2076). */
export const BULK_HEADERS = {
  Precedence: 'bulk',
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
} as const;

/** Hands one mail of many to the mail server, or keeps it where there is none. Throws as the transport does. */
export async function deliverBulkMail(
  { database, secrets, clock }: Pick<CommandContext, 'database' | 'secrets' | 'clock'>,
  transport: MailTransport | undefined,
  message: MailMessage,
): Promise<void> {
  if (transport !== undefined) return await transport.send(message);
  const { from, ...mail } = message;
  const sealed = closeMail(secrets, { ...mail, senderName: from.name, validUntil: null, isDecoy: false });
  await insertKeptMail(database, { id: mail.id, sealed, now: clock.now() });
}
