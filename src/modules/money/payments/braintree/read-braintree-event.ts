import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { BraintreeClient } from '#platform/payments/braintree-client.ts';
import type { ProviderEvent, ReceivedEvent } from '#modules/money/payments/provider-event.ts';

/** Either way: what is older may be a repeat of somebody who listened, what is newer was not sent yet. */
const AGE_MS = 300_000;

const given = z
  .string()
  .nullish()
  .transform((value) => value || null);

const notificationShape = z.object({
  kind: z.string(),
  timestamp: z.coerce.date(),
  subject: z.unknown(),
  transaction: z
    .object({
      id: z.string(),
      type: given,
      orderId: given,
      refundedTransactionId: given,
      customer: z.object({ id: given }).nullish(),
    })
    .nullish(),
  dispute: z.object({ id: z.string(), transaction: z.object({ id: z.string() }) }).nullish(),
  revokedPaymentMethodMetadata: z.object({ token: given, customerId: given }).nullish(),
});

type Notification = z.output<typeof notificationShape>;

const OTHER = { kind: 'OTHER' } as const;

/**
 * Reads a notification as Braintree posts it, `bt_signature` and `bt_payload` of a form. The signature is checked by
 * the SDK, the age by us. It bears no id: one follows from its kind, its moment and what it is about.
 */
export async function readBraintreeEvent(
  client: BraintreeClient,
  { body, receivedAt }: ReceivedEvent,
): Promise<ProviderEvent | 'REFUSED'> {
  const form = new URLSearchParams(body);
  const [signature, payload] = [form.get('bt_signature') ?? '', form.get('bt_payload') ?? ''];
  const notification = await parse(client, signature, payload);
  if (!notification) return 'REFUSED';
  const age = Math.abs(receivedAt.getTime() - notification.timestamp.getTime());
  // A moment that is no moment is not within anything.
  if (!(age <= AGE_MS)) return 'REFUSED';
  return { id: idOf(notification), subject: subjectOf(notification) };
}

async function parse(client: BraintreeClient, signature: string, payload: string): Promise<Notification | undefined> {
  try {
    return notificationShape.parse(await client.webhookNotification.parse(signature, payload));
  } catch {
    // Whatever is signed by another, is no document or lacks what each notification has: nothing is believed of it.
    return undefined;
  }
}

function subjectOf({
  kind,
  transaction,
  dispute,
  revokedPaymentMethodMetadata,
}: Notification): ProviderEvent['subject'] {
  if (dispute) return { kind: 'DISPUTE', charge: dispute.transaction.id };
  if (kind === 'payment_method_revoked_by_customer') return methodOf(revokedPaymentMethodMetadata);
  if (!transaction || !(kind.startsWith('transaction_') || kind === 'refund_failed')) return OTHER;
  const { orderId, customer, refundedTransactionId } = transaction;
  if (refundedTransactionId) return { kind: 'REFUND', charge: refundedTransactionId };
  if (!orderId || !customer?.id) return OTHER;
  return { kind: 'CHARGE', intentId: orderId, customer: customer.id };
}

function methodOf(revoked: Notification['revokedPaymentMethodMetadata']): ProviderEvent['subject'] {
  if (!revoked?.token || !revoked.customerId) return OTHER;
  return { kind: 'METHOD', method: revoked.token, customer: revoked.customerId };
}

/** The whole subject counts, for two disputes of one charge in one second are two events. */
function idOf({ kind, timestamp, subject }: Notification): string {
  const told = JSON.stringify([kind, timestamp.toISOString(), subject]);
  return createHash('sha256').update(told).digest('base64url');
}
