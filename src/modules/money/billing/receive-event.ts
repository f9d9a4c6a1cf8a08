import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { isProviderSetUp, paymentProvider } from '#modules/money/payments/payment-providers.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { ProviderEvent, ReceivedEvent } from '#modules/money/payments/provider-event.ts';
import { deleteEvents, insertEvent } from './payment-events.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'billing:event': { readonly provider: ProviderName; readonly subject: ProviderEvent['subject'] };
    'billing:sweep': unknown;
  }
}

/** Own judgement: providers send again for three days at most, and staff can send again what is a month old. */
const KEPT_DAYS = 60;
const DAY = 86_400_000;

/**
 * Takes an event of a provider (rule 94): what is signed, of now and new is written down with a job that looks
 * at what it is about, so that nothing is lost once it is answered. A repeat is taken as well, and changes nothing.
 */
export async function receiveEvent(
  context: CommandContext,
  provider: ProviderName,
  received: ReceivedEvent,
): Promise<'REFUSED' | 'TAKEN'> {
  mustBeProgram(context);
  if (!isProviderSetUp(context, provider)) return 'REFUSED';
  const event = await paymentProvider(context, provider).readEvent(received);
  if (event === 'REFUSED') return event;
  await withTransaction(context, async ({ database, clock }) => {
    const isNew = await insertEvent(database, { provider, id: event.id, now: clock.now() });
    if (!isNew || event.subject.kind === 'OTHER') return;
    await enqueueJob(database, 'billing:event', { provider, subject: event.subject });
  });
  return 'TAKEN';
}

/** Forgets which events came long ago; run it once a day. */
export async function sweepPaymentEvents(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  await deleteEvents(context.database, new Date(context.clock.now().getTime() - KEPT_DAYS * DAY));
}
