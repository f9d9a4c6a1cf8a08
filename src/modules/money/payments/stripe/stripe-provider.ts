import type { Clock } from '#platform/clock/clock.ts';
import type { ProviderSettings } from '#platform/config/provider-settings.ts';
import { createStripeClient } from '#platform/payments/stripe-client.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { charges, readCharge } from './stripe-charges.ts';
import { abandonCharge, charge, findCharge } from './stripe-charging.ts';
import { keepCustomer } from './stripe-customers.ts';
import { readEvent } from './stripe-events.ts';
import { abandonMethod, findMethod, forgetMethod, keepMethod, readMethod } from './stripe-keeping.ts';
import { findRefund, refund } from './stripe-refunds.ts';

/** In milliseconds: banks take their time, and a person waits. */
const PATIENCE = 30_000;

/**
 * The port to Stripe: payment intents for charges, setup intents for methods without one, and none of its
 * subscriptions (`docs/decisions/0026-we-say-when-to-charge.md`).
 */
export function createStripeProvider(
  settings: NonNullable<ProviderSettings['stripe']>,
  clock: Clock,
  patience = PATIENCE,
): PaymentProvider {
  const stripe = createStripeClient(settings, patience);
  return {
    name: 'STRIPE',
    browserSetup: async () => {
      const { publishableKey } = settings;
      if (publishableKey === undefined) throw new Error('STRIPE_PUBLISHABLE_KEY is needed where cards are asked for');
      return { provider: 'STRIPE', publishableKey };
    },
    keepCustomer: (input) => keepCustomer(stripe, input),
    keepMethod: (input) => keepMethod(stripe, input),
    findMethod: (intent) => findMethod(stripe, intent),
    abandonMethod: (intent) => abandonMethod(stripe, intent),
    readMethod: (method) => readMethod(stripe, method),
    forgetMethod: (method) => forgetMethod(stripe, method),
    approvalBefore: async () => null,
    charge: (input) => charge(stripe, input),
    findCharge: (intent) => findCharge(stripe, intent),
    readCharge: (ref) => readCharge(stripe, ref),
    abandonCharge: (intent) => abandonCharge(stripe, intent),
    refund: (input) => refund(stripe, input),
    findRefund: (intent) => findRefund(stripe, intent),
    readEvent: async (received) => readEvent(received, settings.webhookSecret),
    charges: (since) => charges(stripe, clock, since),
  };
}
