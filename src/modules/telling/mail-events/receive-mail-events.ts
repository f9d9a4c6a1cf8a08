import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { MailProviderName } from '#platform/mail/mail-transport.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { ReadMailEvents, ReceivedMailEvents } from './mail-event.ts';
import { insertMailEvents } from './mail-events.store.ts';
import { readMailgunEvents } from './signs/mailgun-events.ts';
import { readPostmarkEvents } from './signs/postmark-events.ts';
import { readResendEvents } from './signs/resend-events.ts';
import { readSendgridEvents } from './signs/sendgrid-events.ts';
import { readSesEvents } from './signs/ses-events.ts';

const TAKE_JOB = 'mail-events:take';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail-events:take': unknown;
  }
}

const readers: Readonly<Record<MailProviderName, ReadMailEvents>> = {
  ses: readSesEvents,
  mailgun: readMailgunEvents,
  postmark: readPostmarkEvents,
  sendgrid: readSendgridEvents,
  resend: readResendEvents,
};

/** Whether anybody is believed who tells of mail by this provider. */
export function hearsOfMail({ config }: Pick<CommandContext, 'config'>, provider: string): boolean {
  return config.mailApi?.provider === provider && config.mailApi.webhookSecret !== undefined;
}

/**
 * Takes what the provider tells of mail (rule 170): what is signed is written down with a job that acts on it, so that
 * nothing is lost once it is answered. A repeat is taken as well, and changes nothing.
 */
export async function receiveMailEvents(
  context: CommandContext,
  received: ReceivedMailEvents,
): Promise<'REFUSED' | 'TAKEN'> {
  mustBeProgram(context);
  const { mailApi } = context.config;
  if (mailApi?.webhookSecret === undefined) return 'REFUSED';
  const { provider, webhookSecret } = mailApi;
  const events = await readers[provider]({ ...mailApi, webhookSecret }, received);
  if (events === 'REFUSED') return events;
  const named = events.filter(({ id }) => id !== '');
  if (named.length === 0) return 'TAKEN';
  await withTransaction(context, async ({ database, clock }) => {
    await insertMailEvents(database, provider, named, clock.now());
    await enqueueJob(database, TAKE_JOB, {}, { key: TAKE_JOB, queue: TAKE_JOB });
  });
  return 'TAKEN';
}
