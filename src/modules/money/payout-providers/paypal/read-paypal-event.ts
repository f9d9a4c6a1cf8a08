import { z } from 'zod';
import { paypalClient, type PaypalSettings } from '#platform/payments/paypal-client.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ReceivedEvent } from '#modules/money/payments/provider-event.ts';
import { keepBatch } from './paypal-tries.store.ts';

/** What PayPal signs an event with, by its name in the question about it. */
const SIGNED = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const itemEvent = z.object({
  payout_batch_id: z.string(),
  sender_batch_id: z.string().optional(),
  payout_item: z.object({ sender_item_id: z.string().optional() }).optional(),
});
const batchEvent = z.object({
  batch_header: z.object({
    payout_batch_id: z.string(),
    sender_batch_header: z.object({ sender_batch_id: z.string() }),
  }),
});
const eventShape = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.union([batchEvent, itemEvent]).optional().catch(undefined),
});
const verdictShape = z.object({ verification_status: z.string() });

/** The try that an event is about; null where it is about something else. */
export type PaypalEvent = { readonly id: string; readonly key: string | null };

/**
 * Reads an event: PayPal itself is asked whether it sent these bytes to this webhook. Where it does not answer, the event
 * is refused, and PayPal sends it again. A batch that we did not know the place of is found by it.
 */
export async function readPaypalEvent(
  { database }: Pick<CommandContext, 'database'>,
  settings: PaypalSettings,
  { headers, body }: ReceivedEvent,
): Promise<PaypalEvent | 'REFUSED'> {
  const event = eventShape.safeParse(parsed(body)).data;
  const signed = Object.entries(SIGNED).map(([name, header]) => [name, headers[header] ?? ''] as const);
  if (event === undefined || settings.webhookId === undefined || signed.some(([, value]) => value === '')) {
    return 'REFUSED';
  }
  const question = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: settings.webhookId });
  const answer = await paypalClient(settings).ask({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    // The bytes as they came: the signature is over them, and no writer of JSON makes the same ones again.
    body: `${question.slice(0, -1)},"webhook_event":${body.trim()}}`,
  });
  const verdict = answer === 'UNANSWERED' ? undefined : verdictShape.safeParse(answer.json).data;
  if (verdict?.verification_status !== 'SUCCESS') return 'REFUSED';
  const told = event.event_type.startsWith('PAYMENT.PAYOUTS') ? subjectOf(event.resource) : null;
  if (told === null) return { id: event.id, key: null };
  await keepBatch(database, told.key, told.batch);
  return { id: event.id, key: told.key };
}

function subjectOf(resource: z.output<typeof eventShape>['resource']) {
  if (resource === undefined) return null;
  if ('batch_header' in resource) {
    const { payout_batch_id: batch, sender_batch_header: sender } = resource.batch_header;
    return { key: sender.sender_batch_id, batch };
  }
  const key = resource.payout_item?.sender_item_id ?? resource.sender_batch_id;
  return key === undefined ? null : { key, batch: resource.payout_batch_id };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
