import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ReceivedEvent } from '#modules/money/payments/provider-event.ts';
import { payoutProvider } from '#modules/money/payout-providers/payout-providers.ts';
import { recordOutcome } from './record-outcome.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'payouts:told': { readonly key: string };
  }
}

/** Whether PayPal's events can be believed here. */
export function hearsOfPaypal({ config }: Pick<CommandContext, 'config'>): boolean {
  return config.paypal?.webhookId !== undefined;
}

/** Takes an event of PayPal's: what PayPal says is its own becomes a job that looks at what it is about. */
export async function receivePaypalEvent(
  context: CommandContext,
  received: ReceivedEvent,
): Promise<'REFUSED' | 'TAKEN'> {
  mustBeProgram(context);
  const { paypal } = context.config;
  if (paypal === undefined) return 'REFUSED';
  const { readPaypalEvent } = await import('#modules/money/payout-providers/paypal/read-paypal-event.ts');
  const event = await readPaypalEvent(context, paypal, received);
  if (event === 'REFUSED') return event;
  const { key } = event;
  // One that was told before changes nothing: what it is about is asked for afresh (rule 94).
  if (key !== null) await enqueueJob(context.database, 'payouts:told', { key }, { key: `payouts:told:${key}` });
  return 'TAKEN';
}

/** Asks PayPal what became of a try; throws, to be run again, while PayPal cannot be asked. */
export async function takePaypalEvent(context: CommandContext, key: string): Promise<void> {
  mustBeProgram(context);
  const found = await (await payoutProvider(context, 'PAYPAL')).find(key);
  if (found === 'NOT_FOUND') return;
  if (found.state === 'UNKNOWN') throw new Error('PayPal cannot say what became of a payout');
  await recordOutcome(context, key, found);
}
