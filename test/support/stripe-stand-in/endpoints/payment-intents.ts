import type { Stripe } from 'stripe';
import { invalid, missing, refused } from '../api-fault.ts';
import type { Endpoints } from '../endpoint.ts';
import { methodOfCall, spendToken } from '../find-method.ts';
import { flag, metadata, type Params, text } from '../form.ts';
import { pageOf } from '../lists.ts';
import { payIntent } from '../pay-intent.ts';
import { makeIntent } from '../resources/payment-intent.ts';
import { emit, idOf, type State } from '../state.ts';
import { customerOf } from './customers.ts';

/** In cents; other currencies have other least amounts, which are not checked here. */
const LEAST_OF_DOLLARS = 50;
const CONFIRMABLE: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

export const paymentIntentEndpoints: Endpoints = {
  'POST /v1/payment_intents': (state, params) => {
    check(params);
    const customer = text(params, 'customer');
    if (customer !== null) customerOf(state, customer, 400);
    const method = methodOfCall(state, params, customer);
    const intent = makeIntent(state, params);
    spendToken(state, params, 'payment_intent', intent.id);
    emit(state, 'payment_intent.created', intent);
    if (method) [intent.payment_method, intent.status] = [method.id, 'requires_confirmation'];
    if (flag(params, 'confirm')) confirm(state, intent, method, params);
    return intent;
  },
  'GET /v1/payment_intents': (state, params) => {
    const customer = text(params, 'customer');
    const found = [...state.intents.values()].filter((one) => customer === null || one.customer === customer);
    return pageOf('/v1/payment_intents', params, found);
  },
  'GET /v1/payment_intents/:id': (state, _params, [id = '']) => intentOf(state, id),
  'POST /v1/payment_intents/:id': (state, params, [id = '']) => {
    const intent = intentOf(state, id);
    intent.metadata = metadata(params, intent.metadata);
    return intent;
  },
  'POST /v1/payment_intents/:id/confirm': (state, params, [id = '']) => {
    const intent = intentOf(state, id);
    const customer = typeof intent.customer === 'string' ? intent.customer : null;
    const named = methodOfCall(state, params, customer);
    spendToken(state, params, 'payment_intent', intent.id);
    confirm(state, intent, named ?? state.methods.get(idOf(intent.payment_method)) ?? null, params);
    return intent;
  },
  'POST /v1/payment_intents/:id/cancel': (state, params, [id = '']) => {
    const intent = intentOf(state, id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw unexpected(intent, 'cancel');
    }
    intent.status = 'canceled';
    intent.canceled_at = state.clock.seconds();
    intent.cancellation_reason = text(params, 'cancellation_reason');
    intent.next_action = null;
    emit(state, 'payment_intent.canceled', intent);
    return intent;
  },
};

function check(params: Params): void {
  const amount = text(params, 'amount');
  if (amount === null) throw invalid('amount', 'parameter_missing', 'Missing required param: amount.');
  if (!/^\d+$/.test(amount)) throw invalid('amount', 'parameter_invalid_integer', `Invalid integer: ${amount}`);
  const currency = text(params, 'currency');
  if (currency === null) throw invalid('currency', 'parameter_missing', 'Missing required param: currency.');
  if (currency.toLowerCase() === 'usd' && Number(amount) < LEAST_OF_DOLLARS) {
    throw invalid('amount', 'amount_too_small', 'The amount must be greater than or equal to the minimum amount.');
  }
}

function confirm(
  state: State,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | null,
  params: Params,
): void {
  if (!CONFIRMABLE.has(intent.status)) throw unexpected(intent, 'confirm');
  if (method === null) {
    throw refused('You cannot confirm this PaymentIntent because it is missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    });
  }
  intent.setup_future_usage = text(params, 'setup_future_usage') ?? intent.setup_future_usage;
  payIntent(state, intent, method, { isOffSession: flag(params, 'off_session'), isApproved: false });
}

function intentOf(state: State, id: string): Stripe.PaymentIntent {
  const intent = state.intents.get(id);
  if (intent === undefined) throw missing('payment_intent', id, 'intent');
  return intent;
}

function unexpected(intent: Stripe.PaymentIntent, verb: string) {
  return refused(`You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
  });
}
