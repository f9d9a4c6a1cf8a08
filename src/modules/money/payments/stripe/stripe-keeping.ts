import { Stripe } from 'stripe';
import type { PaymentMethod } from '../payment-method.ts';
import type { MethodOutcome } from '../payment-outcomes.ts';
import type { MethodInput } from '../payment-provider.ts';
import { INTENT_MARK, PAGE } from './stripe-marks.ts';
import { methodOfStripe } from './stripe-methods.ts';
import { isMissing, isUnanswered, outcomeOfFault, outcomeOfSetup } from './stripe-outcomes.ts';

/** Keeps a method for later without a charge: the bank is asked now, and approval with it where it wants that. */
export async function keepMethod(stripe: Stripe, input: MethodInput): Promise<MethodOutcome> {
  try {
    const setup = await stripe.setupIntents.create(
      {
        customer: input.customer,
        ...tokenParameter(input.token),
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
        confirm: true,
        use_stripe_sdk: true,
        metadata: { [INTENT_MARK]: input.intentId },
        expand: ['payment_method'],
      },
      { idempotencyKey: input.intentId },
    );
    return outcomeOfSetup(setup);
  } catch (fault) {
    return outcomeOfFault(fault);
  }
}

/** The browser's fields give a method, or a confirmation token that becomes one. */
export function tokenParameter(token: string): { payment_method: string } | { confirmation_token: string } {
  return token.startsWith('ctoken_') ? { confirmation_token: token } : { payment_method: token };
}

type Intended = { readonly intentId: string; readonly customer: string };

export async function findMethod(stripe: Stripe, intended: Intended): Promise<MethodOutcome | 'NOT_FOUND'> {
  return await asked(async () => {
    const setup = await findSetup(stripe, intended);
    return setup === undefined ? 'NOT_FOUND' : outcomeOfSetup(setup);
  });
}

/** Gives up keeping a method that waits: its secret is good for nothing afterwards. */
export async function abandonMethod(stripe: Stripe, intended: Intended): Promise<MethodOutcome | 'NOT_FOUND'> {
  return await asked(async () => {
    const setup = await findSetup(stripe, intended);
    if (setup === undefined) return 'NOT_FOUND';
    if (setup.status === 'succeeded' || setup.status === 'canceled') return outcomeOfSetup(setup);
    try {
      await stripe.setupIntents.cancel(setup.id, { cancellation_reason: 'abandoned' });
      return { state: 'ABANDONED' };
    } catch (fault) {
      if (!(fault instanceof Stripe.errors.StripeInvalidRequestError)) throw fault;
      // It was kept, or given up, in the same moment.
      return outcomeOfSetup(await stripe.setupIntents.retrieve(setup.id, { expand: ['payment_method'] }));
    }
  });
}

async function findSetup(stripe: Stripe, { intentId, customer }: Intended): Promise<Stripe.SetupIntent | undefined> {
  const setups = stripe.setupIntents.list({ customer, limit: PAGE, expand: ['data.payment_method'] });
  for await (const setup of setups) {
    if (setup.metadata?.[INTENT_MARK] === intentId) return setup;
  }
  return undefined;
}

async function asked(ask: () => Promise<MethodOutcome | 'NOT_FOUND'>): Promise<MethodOutcome | 'NOT_FOUND'> {
  try {
    return await ask();
  } catch (fault) {
    if (isUnanswered(fault)) return { state: 'UNKNOWN' };
    if (isMissing(fault)) return 'NOT_FOUND';
    throw fault;
  }
}

/** A method that is no customer's any more is forgotten: Stripe never charges it again. */
export async function readMethod(stripe: Stripe, ref: string): Promise<PaymentMethod | 'NOT_FOUND' | 'UNKNOWN'> {
  try {
    const method = await stripe.paymentMethods.retrieve(ref);
    return method.customer === null ? 'NOT_FOUND' : methodOfStripe(method);
  } catch (fault) {
    if (isUnanswered(fault)) return 'UNKNOWN';
    if (isMissing(fault)) return 'NOT_FOUND';
    throw fault;
  }
}

export async function forgetMethod(stripe: Stripe, ref: string): Promise<'FORGOTTEN' | 'UNKNOWN'> {
  try {
    await stripe.paymentMethods.detach(ref);
    return 'FORGOTTEN';
  } catch (fault) {
    if (isUnanswered(fault)) return 'UNKNOWN';
    if (isMissing(fault)) return 'FORGOTTEN';
    // What is detached cannot be detached again; only a look tells that from another refusal.
    const left = await readMethod(stripe, ref);
    if (left === 'NOT_FOUND') return 'FORGOTTEN';
    if (left === 'UNKNOWN') return 'UNKNOWN';
    throw fault;
  }
}
