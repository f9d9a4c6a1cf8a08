import { Stripe } from 'stripe';
import type { ProviderEvent, ReceivedEvent } from '../provider-event.ts';
import { INTENT_MARK } from './stripe-marks.ts';

/** In seconds, either way: Stripe's own check looks only for what is old. */
const MOST_AWAY = 300;
const OTHER: ProviderEvent['subject'] = { kind: 'OTHER' };

/** Reads an event by Stripe's own check of its signature; nothing in it is believed but what it is about. */
export function readEvent(received: ReceivedEvent, secret: string | undefined): ProviderEvent | 'REFUSED' {
  const signature = received.headers['stripe-signature'];
  if (secret === undefined || signature === undefined || !isNow(signature, received.receivedAt)) return 'REFUSED';
  try {
    const at = received.receivedAt.getTime();
    const event = Stripe.webhooks.constructEvent(received.body, signature, secret, MOST_AWAY, undefined, at);
    return typeof event.id === 'string' ? { id: event.id, subject: subjectOf(event) } : 'REFUSED';
  } catch {
    return 'REFUSED';
  }
}

/** The last `t=` counts, as it does in Stripe's check. */
function isNow(signature: string, receivedAt: Date): boolean {
  const times = signature.split(',').filter((part) => part.startsWith('t='));
  const [, seconds] = /^t=(\d{1,12})$/.exec(times.at(-1) ?? '') ?? [];
  if (seconds === undefined) return false;
  return Math.abs(Math.floor(receivedAt.getTime() / 1_000) - Number(seconds)) <= MOST_AWAY;
}

function subjectOf(event: Stripe.Event): ProviderEvent['subject'] {
  const subject = event.data.object as Subject;
  switch (subject.object) {
    case 'payment_intent':
      return intended('CHARGE', subject);
    case 'setup_intent':
      return intended('KEEPING', subject);
    case 'charge':
      return event.type === 'charge.refunded' ? { kind: 'REFUND', charge: subject.id } : OTHER;
    case 'refund':
      return aboutCharge('REFUND', subject.charge);
    case 'dispute':
      return aboutCharge('DISPUTE', subject.charge);
    case 'payment_method': {
      // Of one that was detached, only what it was before says whose.
      const before = event.data.previous_attributes as { readonly customer?: unknown } | undefined;
      const owner = idOf(subject.customer) ?? idOf(before?.customer);
      return owner === undefined ? OTHER : { kind: 'METHOD', method: subject.id, customer: owner };
    }
    case 'account':
      return { kind: 'PAYOUT_ACCOUNT', account: subject.id };
    case 'transfer':
      return subject.transfer_group === null ? OTHER : { kind: 'PAYOUT', key: subject.transfer_group };
    default:
      return OTHER;
  }
}

type Subject =
  | Pick<Stripe.PaymentIntent, 'object' | 'metadata' | 'customer'>
  | Pick<Stripe.SetupIntent, 'object' | 'metadata' | 'customer'>
  | Pick<Stripe.Charge, 'object' | 'id'>
  | Pick<Stripe.Refund, 'object' | 'charge'>
  | Pick<Stripe.Dispute, 'object' | 'charge'>
  | Pick<Stripe.Account, 'object' | 'id'>
  | Pick<Stripe.Transfer, 'object' | 'transfer_group'>
  | Pick<Stripe.PaymentMethod, 'object' | 'id' | 'customer'>;

function intended(
  kind: 'CHARGE' | 'KEEPING',
  subject: Pick<Stripe.PaymentIntent | Stripe.SetupIntent, 'metadata' | 'customer'>,
): ProviderEvent['subject'] {
  const intentId = subject.metadata?.[INTENT_MARK];
  const customer = idOf(subject.customer);
  return intentId === undefined || customer === undefined ? OTHER : { kind, intentId, customer };
}

function aboutCharge(kind: 'REFUND' | 'DISPUTE', charge: string | Stripe.Charge | null): ProviderEvent['subject'] {
  const ref = idOf(charge);
  return ref === undefined ? OTHER : { kind, charge: ref };
}

function idOf(field: unknown): string | undefined {
  if (typeof field === 'string') return field;
  return typeof field === 'object' && field !== null && 'id' in field ? idOf(field.id) : undefined;
}
