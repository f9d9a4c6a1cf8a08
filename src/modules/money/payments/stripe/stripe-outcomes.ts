import { Stripe } from 'stripe';
import type { ChargeOutcome, Charged, Declined, MethodOutcome, TurnedAway } from '../payment-outcomes.ts';
import { moneyOfStripe } from './stripe-amounts.ts';
import { declinedBy } from './stripe-declines.ts';
import { methodOfCharge, methodOfStripe } from './stripe-methods.ts';

const { StripeAPIError, StripeCardError, StripeConnectionError, StripeError } = Stripe.errors;
const { StripeInvalidRequestError, StripeRateLimitError } = Stripe.errors;

/** Parameters that name how somebody pays: what is missing then is the method. */
const METHOD_PARAMETERS: ReadonlySet<string | undefined> = new Set([
  'payment_method',
  'confirmation_token',
  'customer',
]);

/** What has become of a payment intent; its latest charge must be expanded. */
export function outcomeOfPayment(intent: Stripe.PaymentIntent): ChargeOutcome {
  switch (intent.status) {
    case 'succeeded':
      return isExpanded(intent.latest_charge) ? chargedOf(intent.latest_charge) : { state: 'UNKNOWN' };
    case 'processing':
    case 'requires_capture':
      return { state: 'PENDING' };
    case 'canceled':
      return { state: 'ABANDONED' };
    case 'requires_action':
    case 'requires_confirmation':
      return intent.client_secret === null
        ? { state: 'UNKNOWN' }
        : { state: 'NEEDS_APPROVAL', secret: intent.client_secret };
    case 'requires_payment_method':
      return intent.last_payment_error === null ? { state: 'ABANDONED' } : declinedBy(intent.last_payment_error);
    default:
      return { state: 'UNKNOWN' };
  }
}

/** What has become of a setup intent; its method must be expanded. */
export function outcomeOfSetup(intent: Stripe.SetupIntent): MethodOutcome {
  switch (intent.status) {
    case 'succeeded':
      return isExpanded(intent.payment_method)
        ? { state: 'KEPT', method: methodOfStripe(intent.payment_method) }
        : { state: 'UNKNOWN' };
    case 'canceled':
      return { state: 'ABANDONED' };
    case 'requires_action':
    case 'requires_confirmation':
      return intent.client_secret === null
        ? { state: 'UNKNOWN' }
        : { state: 'NEEDS_APPROVAL', secret: intent.client_secret };
    case 'requires_payment_method':
      return intent.last_setup_error === null ? { state: 'ABANDONED' } : declinedBy(intent.last_setup_error);
    // A bank that answers later (`processing`) is asked again; cards never do.
    default:
      return { state: 'UNKNOWN' };
  }
}

export function outcomeOfCharge(charge: Stripe.Charge): ChargeOutcome {
  if (charge.status === 'succeeded') return chargedOf(charge);
  if (charge.status === 'pending') return { state: 'PENDING' };
  const { reason, advice_code: advice } = charge.outcome ?? {};
  return declinedBy({ code: charge.failure_code, decline_code: reason, advice_code: advice });
}

/** What a failed call says of what was done there; a fault of ours is thrown on. */
export function outcomeOfFault(fault: unknown): Declined | TurnedAway | { readonly state: 'UNKNOWN' } {
  if (fault instanceof StripeCardError) return declinedBy(fault);
  if (fault instanceof StripeRateLimitError) {
    // Unlike the limiter at the door, a lock may be met on the way.
    return { state: fault.code === 'lock_timeout' ? 'UNKNOWN' : 'TURNED_AWAY' };
  }
  if (isWire(fault)) return { state: 'UNKNOWN' };
  if (isMethodGone(fault)) return declinedBy({ code: 'resource_missing' });
  throw fault;
}

/** For questions, which change nothing: whether they may simply be asked again. */
export function isUnanswered(fault: unknown): boolean {
  return fault instanceof StripeRateLimitError || isWire(fault);
}

export function isMissing(fault: unknown): boolean {
  return fault instanceof StripeInvalidRequestError && fault.code === 'resource_missing';
}

/** Stripe's field is the id or, where it was asked for, the whole. */
function isExpanded<Whole extends object>(field: string | Whole | null): field is Whole {
  return typeof field === 'object' && field !== null;
}

/** No answer, none that can be read, or one of a fault there: what was sent may have been done. */
function isWire(fault: unknown): boolean {
  // The client stumbles over answers that are no objects; what we ourselves refuse to read is a range error.
  if (!(fault instanceof StripeError)) return !(fault instanceof RangeError);
  return fault instanceof StripeConnectionError || fault instanceof StripeAPIError;
}

function isMethodGone(fault: unknown): boolean {
  if (!(fault instanceof StripeInvalidRequestError)) return false;
  if (fault.code === 'resource_missing') return METHOD_PARAMETERS.has(fault.param);
  // Of one that was detached, used before or is another customer's; some of these have no code.
  return fault.code?.startsWith('payment_method_un') ?? /\b(PaymentMethod|ConfirmationToken)\b/.test(fault.message);
}

function chargedOf(charge: Stripe.Charge): Charged {
  return {
    state: 'SUCCEEDED',
    charge: charge.id,
    money: moneyOfStripe(charge.amount, charge.currency),
    method: methodOfCharge(charge),
    at: new Date(charge.created * 1_000),
  };
}
