import type { Stripe } from 'stripe';
import type { Refusal } from '../cards.ts';
import { newId, type State } from '../state.ts';
import { makeEntry } from './balance-entry.ts';
import { NO_BILLING } from './payment-method.ts';

const NO_CHECKS = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' };

/** Makes the charge of an intent, paid or refused; a paid one is booked. */
export function makeCharge(
  state: State,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  refusal: Refusal | null,
): Stripe.Charge {
  const id = newId('ch');
  const isPaid = refusal === null;
  const suffix = intent.statement_descriptor_suffix;
  const charge: Stripe.Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details ?? NO_BILLING,
    calculated_statement_descriptor: suffix === null ? 'LONGHAND' : `LONGHAND* ${suffix.toUpperCase()}`,
    captured: isPaid,
    created: state.clock.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: isPaid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(refusal),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, intent.amount),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: isPaid ? `https://pay.stripe.com/receipts/payment/${id}` : null,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/charges/${id}/refunds` },
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: suffix,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  if (isPaid) charge.balance_transaction = makeEntry(state, 'charge', id, charge.amount, charge.currency).id;
  state.charges.set(id, charge);
  return charge;
}

function outcomeOf(refusal: Refusal | null): Stripe.Charge.Outcome {
  return {
    advice_code: refusal?.advice ?? null,
    network_advice_code: null,
    network_decline_code: refusal === null ? null : '01',
    network_status: refusal === null ? 'approved_by_network' : 'declined_by_network',
    reason: refusal?.declineCode ?? null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: refusal === null ? 'Payment complete.' : 'The bank did not return any further details.',
    type: refusal === null ? 'authorized' : 'issuer_declined',
  };
}

function detailsOf({ card }: Stripe.PaymentMethod, amount: number): Stripe.Charge.PaymentMethodDetails {
  if (card === undefined) throw new Error('only cards are charged here');
  return {
    card: {
      amount_authorized: amount,
      authorization_code: '123456',
      brand: card.brand,
      checks: NO_CHECKS,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      extended_authorization: { status: 'disabled' },
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      incremental_authorization: { status: 'unavailable' },
      installments: null,
      last4: card.last4,
      mandate: null,
      multicapture: { status: 'unavailable' },
      network: card.brand,
      network_token: { used: false },
      network_transaction_id: newId('net'),
      overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
      regulated_status: card.regulated_status,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: card.wallet === null ? null : { dynamic_last4: null, type: card.wallet.type },
    },
    type: 'card',
  };
}
