import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { CardManner } from '../cards.ts';
import { newId, type State } from '../state.ts';

const NO_ADDRESS: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

export const NO_BILLING = { address: NO_ADDRESS, email: null, name: null, phone: null, tax_id: null };

/** Makes a method of a card. */
export function makeMethod(state: State, manner: CardManner, postalCode: string | null = null): Stripe.PaymentMethod {
  const { brand, last4, funding = 'credit', wallet, expMonth = 12, fingerprint } = manner;
  const year = new Date(state.clock.seconds() * 1_000).getUTCFullYear();
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { ...NO_BILLING, address: { ...NO_ADDRESS, postal_code: postalCode } },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: manner.expYear ?? year + 3,
      fingerprint: fingerprint === undefined ? fingerprintOf(manner) : fingerprint,
      funding,
      generated_from: null,
      last4,
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: wallet === undefined ? null : { dynamic_last4: null, type: wallet },
    },
    created: state.clock.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  state.methods.set(method.id, method);
  state.manners.set(method.id, manner);
  return method;
}

/** The same card has the same one, whoever brings it. */
function fingerprintOf({ brand, last4, funding }: CardManner): string {
  return createHash('sha256').update(`${brand}${last4}${funding}`).digest('base64').replaceAll(/\W/g, '').slice(0, 16);
}
