import type { Stripe } from 'stripe';
import { ApiFault, invalid, missing, refused } from '../api-fault.ts';
import { mannerOfNumber } from '../cards.ts';
import type { Endpoints } from '../endpoint.ts';
import { attach, methodOfCall } from '../find-method.ts';
import { metadata, type Params, record, text } from '../form.ts';
import { pageOf } from '../lists.ts';
import { makeMethod } from '../resources/payment-method.ts';
import { emit, newId, type State } from '../state.ts';
import { customerOf } from './customers.ts';

const HALF_A_DAY = 43_200;

export const paymentMethodEndpoints: Endpoints = {
  'POST /v1/payment_methods': (state, params) => makeTyped(state, params),
  'GET /v1/payment_methods': (state, params) => {
    const customer = text(params, 'customer');
    const kept = [...state.methods.values()].filter((method) => customer !== null && method.customer === customer);
    return pageOf('/v1/payment_methods', params, kept);
  },
  'GET /v1/payment_methods/:id': (state, _params, [id = '']) => methodOf(state, id),
  'POST /v1/payment_methods/:id': (state, params, [id = '']) => {
    const method = methodOf(state, id);
    method.metadata = metadata(params, method.metadata ?? {});
    emit(state, 'payment_method.updated', method);
    return method;
  },
  'POST /v1/payment_methods/:id/attach': (state, params, [id = '']) => {
    const customer = customerOf(state, text(params, 'customer') ?? '', 400);
    const method = methodOfCall(state, { payment_method: id }, customer.id);
    if (method === null) throw missing('PaymentMethod', id, 'payment_method');
    attach(state, method, customer.id);
    return method;
  },
  'POST /v1/payment_methods/:id/detach': (state, _params, [id = '']) => {
    const method = methodOf(state, id);
    const { customer } = method;
    if (customer === null) {
      throw refused('The payment method you provided is not attached to a customer so detachment is impossible.');
    }
    method.customer = null;
    state.spentMethods.add(id);
    emit(state, 'payment_method.detached', method, { customer });
    return method;
  },
  'POST /v1/confirmation_tokens': (state, params) => makeToken(state, params),
  'POST /v1/test_helpers/confirmation_tokens': (state, params) => makeToken(state, params),
  'GET /v1/confirmation_tokens/:id': (state, _params, [id = '']) => {
    const kept = state.tokens.get(id);
    if (kept === undefined) throw missing('ConfirmationToken', id, 'confirmation_token');
    return kept.token;
  },
};

function methodOf(state: State, id: string): Stripe.PaymentMethod {
  const method = state.methods.get(id);
  if (method === undefined) throw missing('PaymentMethod', id, 'payment_method');
  return method;
}

/** A card as the fields in the browser send it. */
function makeTyped(state: State, params: Params): Stripe.PaymentMethod {
  const card = record(params, 'card');
  const number = (text(card, 'number') ?? '').replaceAll(/\D/g, '');
  const manner = mannerOfNumber(number);
  if (manner === undefined) throw cardFault('incorrect_number', 'number', 'Your card number is incorrect.');
  const year = Number(text(card, 'exp_year')) % 100;
  const month = Number(text(card, 'exp_month'));
  const now = new Date(state.clock.seconds() * 1_000);
  if (!(month >= 1 && month <= 12)) {
    throw cardFault('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  if (new Date(Date.UTC(2000 + year, month)) <= now) {
    throw cardFault('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  const wallet = text(card, 'wallet');
  const postalCode = text(record(record(params, 'billing_details'), 'address'), 'postal_code');
  return makeMethod(
    state,
    {
      ...manner,
      expMonth: month,
      expYear: 2000 + year,
      ...((wallet === 'apple_pay' || wallet === 'google_pay') && { wallet }),
    },
    postalCode,
  );
}

function cardFault(code: string, param: string, message: string): ApiFault {
  return new ApiFault(402, { type: 'card_error', code, param, message }, false);
}

function makeToken(state: State, params: Params): Stripe.ConfirmationToken {
  const named = text(params, 'payment_method');
  const method =
    named === null ? makeTyped(state, record(params, 'payment_method_data')) : methodOfCall(state, params, null);
  if (method === null) throw invalid('payment_method', 'parameter_missing', 'Missing a payment method.');
  const { billing_details: billing, card, type } = method;
  const token: Stripe.ConfirmationToken = {
    id: newId('ctoken'),
    object: 'confirmation_token',
    created: state.clock.seconds(),
    expires_at: state.clock.seconds() + HALF_A_DAY,
    livemode: false,
    mandate_data: null,
    metadata: {},
    payment_intent: null,
    payment_method_options: { card: { cvc_token: null } },
    payment_method_preview: { billing_details: billing, card, customer: null, customer_account: null, type },
    return_url: text(params, 'return_url'),
    setup_future_usage: 'off_session',
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: true,
  };
  state.tokens.set(token.id, { token, method: method.id });
  return token;
}
