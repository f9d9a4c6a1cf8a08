import { Stripe } from 'stripe';
import type { ChargeOutcome } from '../payment-outcomes.ts';
import type { ChargeInput } from '../payment-provider.ts';
import { stripeAmountOf } from './stripe-amounts.ts';
import { close, FENCE_MARK } from './stripe-fence.ts';
import { tokenParameter } from './stripe-keeping.ts';
import { INTENT_MARK, PAGE } from './stripe-marks.ts';
import { isMissing, isUnanswered, outcomeOfFault, outcomeOfPayment } from './stripe-outcomes.ts';
import { statementSuffix } from './statement-suffix.ts';

type Intended = { readonly intentId: string; readonly customer: string };

/** Charges at once. A token of the browser is kept for later charges; the intent's id makes a repeat the same charge. */
export async function charge(stripe: Stripe, input: ChargeInput): Promise<ChargeOutcome> {
  const { method, isOnSession } = input;
  const suffix = statementSuffix(input.statement);
  const amount = stripeAmountOf(input.money);
  try {
    const intent = await stripe.paymentIntents.create(
      {
        ...amount,
        customer: input.customer,
        ...('token' in method
          ? { ...tokenParameter(method.token), setup_future_usage: 'off_session' }
          : { payment_method: method.kept }),
        ...(!isOnSession && { off_session: true }),
        allowed_payment_method_types: ['card'],
        confirm: true,
        use_stripe_sdk: true,
        metadata: { [INTENT_MARK]: input.intentId },
        ...(suffix !== '' && { statement_descriptor_suffix: suffix }),
        expand: ['latest_charge'],
      },
      { idempotencyKey: input.intentId },
    );
    return outcomeOfPayment(intent);
  } catch (fault) {
    if (fault instanceof Stripe.errors.StripeIdempotencyError) return await outcomeOfSpentKey(stripe, input, fault);
    return outcomeOfFault(fault);
  }
}

/**
 * By the customer's list, which is never behind; the search is. What is not found is closed, and will never be made;
 * only a call that Stripe is working on at this moment could still come, so let the call's own patience pass first.
 */
export async function findCharge(stripe: Stripe, intended: Intended): Promise<ChargeOutcome | 'NOT_FOUND'> {
  return await asked(async () => {
    const intent = (await findIntent(stripe, intended)) ?? (await findAfterClosing(stripe, intended));
    return intent === undefined ? 'NOT_FOUND' : outcomeOfPayment(intent);
  });
}

async function findAfterClosing(stripe: Stripe, intended: Intended): Promise<Stripe.PaymentIntent | undefined> {
  const { customer, intentId } = intended;
  const metadata = { [FENCE_MARK]: intentId };
  const isClosed = await close(() => stripe.customers.update(customer, { metadata }, { idempotencyKey: intentId }));
  return isClosed ? undefined : await findIntent(stripe, intended);
}

/** A key that was spent without a charge was closed by `findCharge`; with one, two calls differ under one intent. */
async function outcomeOfSpentKey(stripe: Stripe, intended: Intended, fault: Error): Promise<ChargeOutcome> {
  const found = await asked(async () => {
    const intent = await findIntent(stripe, intended);
    return intent === undefined ? 'NOT_FOUND' : outcomeOfPayment(intent);
  });
  if (found === 'NOT_FOUND') return { state: 'ABANDONED' };
  if (found.state === 'UNKNOWN') return found;
  throw fault;
}

/** Gives up what waits; what was refused is closed too, for its secret could still be paid with another card. */
export async function abandonCharge(stripe: Stripe, intended: Intended): Promise<ChargeOutcome | 'NOT_FOUND'> {
  return await asked(async () => {
    const intent = await findIntent(stripe, intended);
    if (intent === undefined) return 'NOT_FOUND';
    if (intent.status === 'succeeded' || intent.status === 'canceled') return outcomeOfPayment(intent);
    try {
      await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
      return { state: 'ABANDONED' };
    } catch (fault) {
      if (!(fault instanceof Stripe.errors.StripeInvalidRequestError)) throw fault;
      // It was paid, or given up, in the same moment.
      return outcomeOfPayment(await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] }));
    }
  });
}

async function findIntent(stripe: Stripe, { intentId, customer }: Intended): Promise<Stripe.PaymentIntent | undefined> {
  const intents = stripe.paymentIntents.list({ customer, limit: PAGE, expand: ['data.latest_charge'] });
  for await (const intent of intents) {
    if (intent.metadata[INTENT_MARK] === intentId) return intent;
  }
  return undefined;
}

async function asked(ask: () => Promise<ChargeOutcome | 'NOT_FOUND'>): Promise<ChargeOutcome | 'NOT_FOUND'> {
  try {
    return await ask();
  } catch (fault) {
    if (isUnanswered(fault)) return { state: 'UNKNOWN' };
    // Without the customer there is no charge of it either.
    if (isMissing(fault)) return 'NOT_FOUND';
    throw fault;
  }
}
