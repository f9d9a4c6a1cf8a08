import type { Stripe } from 'stripe';
import { missing } from '../api-fault.ts';
import type { Endpoints } from '../endpoint.ts';
import { metadata, type Params, text } from '../form.ts';
import { pageOf } from '../lists.ts';
import { makeCustomer } from '../resources/customer.ts';
import { emit, type State } from '../state.ts';

export const customerEndpoints: Endpoints = {
  'POST /v1/customers': (state, params) => {
    const customer = makeCustomer(state, params);
    emit(state, 'customer.created', customer);
    return customer;
  },
  'GET /v1/customers': (state, params) => {
    const email = text(params, 'email');
    const found = [...state.customers.values()].filter((one) => email === null || one.email === email);
    return pageOf('/v1/customers', params, found);
  },
  'GET /v1/customers/search': (state, params) => search(state, params),
  'GET /v1/customers/:id': (state, _params, [id = '']) => customerOf(state, id),
  'POST /v1/customers/:id': (state, params, [id = '']) => {
    const customer = customerOf(state, id);
    for (const name of ['email', 'name', 'phone', 'description'] as const) {
      if (name in params) customer[name] = text(params, name);
    }
    customer.metadata = metadata(params, customer.metadata);
    emit(state, 'customer.updated', customer);
    return customer;
  },
  'DELETE /v1/customers/:id': (state, _params, [id = '']) => {
    const customer = customerOf(state, id);
    state.customers.delete(id);
    for (const method of state.methods.values()) {
      if (method.customer === id) [method.customer] = [null, state.spentMethods.add(method.id)];
    }
    emit(state, 'customer.deleted', customer);
    return { id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer;
  },
  'GET /v1/customers/:id/payment_methods': (state, params, [id = '']) => {
    customerOf(state, id);
    const kept = [...state.methods.values()].filter(({ customer }) => customer === id);
    return pageOf(`/v1/customers/${id}/payment_methods`, params, kept);
  },
};

export function customerOf(state: State, id: string, status = 404): Stripe.Customer {
  const customer = state.customers.get(id);
  if (customer === undefined) throw missing('customer', id, status === 404 ? 'id' : 'customer', status);
  return customer;
}

/** The two clauses that are asked for here: `metadata['key']:'value'` and `email:'…'`. */
function search(state: State, params: Params): object {
  const query = text(params, 'query') ?? '';
  const [, key, value] = /^metadata\[['"](\w+)['"]\]:['"](.*)['"]$/.exec(query) ?? [];
  const [, email] = /^email:['"](.*)['"]$/.exec(query) ?? [];
  const found = [...state.customers.values()].filter((customer) =>
    key === undefined ? customer.email === email : customer.metadata[key] === value,
  );
  const { data, has_more: hasMore } = pageOf('/v1/customers/search', params, found);
  return { object: 'search_result', data, has_more: hasMore, next_page: null, url: '/v1/customers/search' };
}
