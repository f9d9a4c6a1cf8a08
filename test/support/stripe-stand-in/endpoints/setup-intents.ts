import type { Stripe } from 'stripe';
import { missing, refused } from '../api-fault.ts';
import type { Endpoints } from '../endpoint.ts';
import { methodOfCall, spendToken } from '../find-method.ts';
import { flag, text } from '../form.ts';
import { keepSetup } from '../keep-setup.ts';
import { pageOf } from '../lists.ts';
import { makeSetup } from '../resources/setup-intent.ts';
import { emit, idOf, type State } from '../state.ts';
import { customerOf } from './customers.ts';

export const setupIntentEndpoints: Endpoints = {
  'POST /v1/setup_intents': (state, params) => {
    const customer = text(params, 'customer');
    if (customer !== null) customerOf(state, customer, 400);
    const method = methodOfCall(state, params, customer);
    const setup = makeSetup(state, params);
    spendToken(state, params, 'setup_intent', setup.id);
    emit(state, 'setup_intent.created', setup);
    if (method) [setup.payment_method, setup.status] = [method.id, 'requires_confirmation'];
    if (flag(params, 'confirm')) confirm(state, setup, method);
    return setup;
  },
  'GET /v1/setup_intents': (state, params) => {
    const customer = text(params, 'customer');
    const found = [...state.setups.values()].filter((one) => customer === null || one.customer === customer);
    return pageOf('/v1/setup_intents', params, found);
  },
  'GET /v1/setup_intents/:id': (state, _params, [id = '']) => setupOf(state, id),
  'POST /v1/setup_intents/:id/confirm': (state, params, [id = '']) => {
    const setup = setupOf(state, id);
    const named = methodOfCall(state, params, typeof setup.customer === 'string' ? setup.customer : null);
    spendToken(state, params, 'setup_intent', setup.id);
    confirm(state, setup, named ?? state.methods.get(idOf(setup.payment_method)) ?? null);
    return setup;
  },
  'POST /v1/setup_intents/:id/cancel': (state, _params, [id = '']) => {
    const setup = setupOf(state, id);
    if (setup.status === 'succeeded' || setup.status === 'canceled') throw unexpected(setup, 'cancel');
    setup.status = 'canceled';
    setup.next_action = null;
    emit(state, 'setup_intent.canceled', setup);
    return setup;
  },
};

function confirm(state: State, setup: Stripe.SetupIntent, method: Stripe.PaymentMethod | null): void {
  if (method === null || setup.status === 'succeeded' || setup.status === 'canceled')
    throw unexpected(setup, 'confirm');
  keepSetup(state, setup, method, false);
}

function setupOf(state: State, id: string): Stripe.SetupIntent {
  const setup = state.setups.get(id);
  if (setup === undefined) throw missing('setupintent', id, 'intent');
  return setup;
}

function unexpected(setup: Stripe.SetupIntent, verb: string) {
  return refused(`You cannot ${verb} this SetupIntent because it has a status of ${setup.status}.`, {
    code: 'setup_intent_unexpected_state',
  });
}
