import type { Stripe } from 'stripe';
import { metadata, type Params, text } from '../form.ts';
import { newId, type State } from '../state.ts';

export function makeCustomer(state: State, params: Params): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: state.clock.seconds(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: text(params, 'description'),
    discount: null,
    email: text(params, 'email'),
    invoice_prefix: newId('x').slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: metadata(params),
    name: text(params, 'name'),
    next_invoice_sequence: 1,
    phone: text(params, 'phone'),
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  state.customers.set(customer.id, customer);
  return customer;
}
