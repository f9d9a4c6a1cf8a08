import type { Clock } from '#platform/clock/clock.ts';
import {
  type BraintreeSettings,
  createBraintreeClient,
  type BraintreeClient,
} from '#platform/payments/braintree-client.ts';
import type { BrowserSetup, PaymentProvider } from '#modules/money/payments/payment-provider.ts';
import { askBraintree, BraintreeFault } from './ask-braintree.ts';
import { abandonCharge, charge, findCharge } from './braintree-charges.ts';
import { keepCustomer } from './braintree-customers.ts';
import { findMethod, forgetMethod, keepMethod, readMethod } from './braintree-methods.ts';
import { findRefund, refund } from './braintree-refunds.ts';
import { listCharges, readCharge } from './list-charges.ts';
import { createAccountFor } from './merchant-accounts.ts';
import { readBraintreeEvent } from './read-braintree-event.ts';
import { keptNonceShape } from './braintree-shapes.ts';

/** Braintree itself gives banks up to a minute; who waits at a screen is told sooner, and the outcome is asked for. */
const TIMEOUT_MS = 30_000;

/**
 * Braintree, with PayPal, Apple Pay and Google Pay, behind our port (rule 96). It approves in the browser
 * before a nonce is sent, so that no outcome is ever `NEEDS_APPROVAL`; a kept method is approved by a nonce of its own
 * (0031).
 */
export function createBraintreeProvider(
  settings: BraintreeSettings,
  clock: Clock,
  timeoutMs: number = TIMEOUT_MS,
): PaymentProvider {
  const client = createBraintreeClient(settings, timeoutMs);
  const accountFor = createAccountFor(client);
  return {
    name: 'BRAINTREE',
    browserSetup: async (customer, currency): Promise<BrowserSetup> => {
      const account = currency && (await accountFor(currency));
      if (typeof account === 'string') throw new BraintreeFault('no merchant account for the browser');
      const request = {
        ...(customer !== null && { customerId: customer }),
        ...(account && { merchantAccountId: account.answer }),
      };
      const asked = await askBraintree(async () => (await client.clientToken.generate(request)).clientToken);
      if (typeof asked === 'string' || !asked.answer) throw new BraintreeFault('no token for the browser');
      return { provider: 'BRAINTREE', clientToken: asked.answer };
    },
    keepCustomer: (input) => keepCustomer(client, input),
    keepMethod: (input) => keepMethod(client, accountFor, input),
    findMethod: ({ intentId }) => findMethod(client, intentId),
    // A card is approved before it is kept, so that nothing ever waits.
    abandonMethod: ({ intentId }) => findMethod(client, intentId),
    readMethod: (method) => readMethod(client, method),
    forgetMethod: (method) => forgetMethod(client, method),
    approvalBefore: (method) => approvalBefore(client, method),
    charge: (input) => charge(client, accountFor, input),
    findCharge: ({ intentId }) => findCharge(client, intentId),
    readCharge: (id) => readCharge(client, id),
    abandonCharge: ({ intentId }) => abandonCharge(client, intentId),
    refund: (input) => refund(client, input),
    findRefund: (intent) => findRefund(client, intent),
    readEvent: (received) => readBraintreeEvent(client, received),
    charges: (since) => listCharges(client, clock, since),
  };
}

/**
 * A nonce of a kept card with the first digits of its number, as 3-D Secure in the browser wants both: `NONCE BIN`. Null
 * where none can be had.
 */
async function approvalBefore(client: BraintreeClient, method: string): Promise<string | null> {
  const asked = await askBraintree(async () => keptNonceShape.parse(await client.paymentMethodNonce.create(method)));
  if (typeof asked === 'string') return null;
  const { nonce, details } = asked.answer.paymentMethodNonce;
  return `${nonce} ${details?.bin ?? ''}`.trim();
}
