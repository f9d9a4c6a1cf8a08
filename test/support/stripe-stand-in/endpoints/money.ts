import type { Stripe } from 'stripe';
import { invalid, missing, refused } from '../api-fault.ts';
import type { Endpoints } from '../endpoint.ts';
import { metadata, type Params, text } from '../form.ts';
import { pageOf } from '../lists.ts';
import { makeRefund } from '../resources/refund.ts';
import { emit, idOf, type State } from '../state.ts';

/** Charges, refunds, disputes, events and the balance: what is read more than written. */
export const moneyEndpoints: Endpoints = {
  'GET /v1/charges': (state, params) => pageOf('/v1/charges', params, matching(state.charges, params, 'customer')),
  'GET /v1/charges/:id': (state, _params, [id = '']) => found(state.charges, 'charge', id),
  'POST /v1/charges/:id': (state, params, [id = '']) => {
    const charge = found(state.charges, 'charge', id);
    charge.metadata = metadata(params, charge.metadata);
    emit(state, 'charge.updated', charge);
    return charge;
  },
  'POST /v1/refunds': (state, params) => refund(state, params),
  'GET /v1/refunds': (state, params) => {
    const charge = text(params, 'charge');
    if (charge !== null && !state.charges.has(charge)) throw missing('charge', charge, 'charge');
    return pageOf('/v1/refunds', params, matching(state.refunds, params, 'charge'));
  },
  'GET /v1/refunds/:id': (state, _params, [id = '']) => found(state.refunds, 'refund', id),
  'GET /v1/disputes': (state, params) => pageOf('/v1/disputes', params, matching(state.disputes, params, 'charge')),
  'GET /v1/disputes/:id': (state, _params, [id = '']) => found(state.disputes, 'dispute', id),
  'GET /v1/events': (state, params) => pageOf('/v1/events', params, matching(state.events, params, 'type')),
  'GET /v1/events/:id': (state, _params, [id = '']) => found(state.events, 'event', id),
  'GET /v1/balance_transactions': (state, params) =>
    pageOf('/v1/balance_transactions', params, matching(state.entries, params, 'source')),
  'GET /v1/balance': (state) => balance(state),
};

function found<Kept>(kept: ReadonlyMap<string, Kept>, name: string, id: string): Kept {
  const one = kept.get(id);
  if (one === undefined) throw missing(name, id, 'id');
  return one;
}

function matching<Kept extends object>(kept: ReadonlyMap<string, Kept>, params: Params, name: string): Kept[] {
  const wanted = text(params, name);
  return [...kept.values()].filter((one) => wanted === null || (one as Record<string, unknown>)[name] === wanted);
}

function refund(state: State, params: Params): Stripe.Refund {
  const id = text(params, 'charge') ?? '';
  const intent = state.intents.get(text(params, 'payment_intent') ?? '');
  const charge = state.charges.get(intent === undefined ? id : idOf(intent.latest_charge));
  if (charge === undefined) throw missing('charge', id, 'charge');
  if (charge.status !== 'succeeded') {
    throw refused(`Charge ${charge.id} has not been paid.`, { code: 'charge_not_refundable' });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw refused(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (disputeOf(state, charge)?.is_charge_refundable === false) {
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  }
  const amount = Number(text(params, 'amount') ?? left);
  if (!Number.isInteger(amount) || amount < 1) {
    throw invalid('amount', 'parameter_invalid_integer', 'Invalid positive integer');
  }
  if (amount > left) {
    throw refused(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  return makeRefund(state, charge, amount, params);
}

function disputeOf(state: State, charge: Stripe.Charge): Stripe.Dispute | undefined {
  return [...state.disputes.values()].find((dispute) => dispute.charge === charge.id && dispute.status !== 'won');
}

function balance(state: State): object {
  const sums = new Map<string, number>();
  for (const { currency, net } of state.entries.values()) sums.set(currency, (sums.get(currency) ?? 0) + net);
  const available = [...sums].map(([currency, amount]) => ({ amount, currency, source_types: { card: amount } }));
  return { object: 'balance', available, connect_reserved: [], livemode: false, pending: [] };
}
