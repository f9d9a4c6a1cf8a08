import { randomUUID } from 'node:crypto';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { isOneAddress, UnsafeMail } from '#platform/mail/mail-message.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Mail } from './compose-mail.ts';
import { closeMail } from './waiting-mail.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail:send': { readonly sealed: string };
  }
}

/** Rule 171, in the order in which they leave; newsletters come after all of them. */
const PRIORITIES = { account: 0, notification: 2, digest: 4 } as const;
type MailRank = keyof typeof PRIORITIES;

export type MailToSend = {
  /** One bare address. */
  readonly to: string;
  readonly mail: Mail;
  readonly headers?: Readonly<Record<string, string>>;
  /** The name of the site unless told. */
  readonly senderName?: string;
  /** A mail server that comes back later than this is not asked any more: the code in the mail is dead. */
  readonly validUntil?: Date;
  /** Of what waits at once, the mail that somebody waits for goes first; told by its headers unless said. */
  readonly rank?: MailRank;
  /** Does all the work of sending and sends nothing, so that nobody can tell an account from none. */
  readonly isDecoy?: boolean;
};

/**
 * Sends a mail by a job, which exists when the transaction of `context` commits and tries again while
 * the mail server is away. Throws `UnsafeMail` for anything but one bare address.
 */
export async function sendMail(
  context: Pick<CommandContext, 'database' | 'secrets'>,
  { to, mail, headers = {}, senderName = '', validUntil, rank, isDecoy = false }: MailToSend,
): Promise<void> {
  if (!isOneAddress(to)) throw new UnsafeMail('to');
  const { subject, text, html } = mail;
  const sealed = closeMail(context.secrets, {
    id: randomUUID(),
    to,
    subject,
    text,
    html,
    headers,
    senderName,
    validUntil: validUntil?.getTime() ?? null,
    isDecoy,
  });
  const priority = PRIORITIES[rank ?? ('List-Unsubscribe' in headers ? 'notification' : 'account')];
  await enqueueJob(context.database, 'mail:send', { sealed }, { priority });
}
