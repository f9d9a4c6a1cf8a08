import type { Stripe } from 'stripe';
import { list, metadata, type Params, text } from '../form.ts';
import { newId, type State } from '../state.ts';

export function makeIntent(state: State, params: Params): Stripe.PaymentIntent {
  const id = newId('pi');
  const types = list(params, 'allowed_payment_method_types');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: types.length > 0 ? [...types] : null,
    amount: Number(text(params, 'amount')),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: types.length > 0 ? null : { enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created: state.clock.seconds(),
    currency: (text(params, 'currency') ?? 'usd').toLowerCase(),
    customer: text(params, 'customer'),
    customer_account: null,
    description: text(params, 'description'),
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: metadata(params),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: types.length > 0 ? [...types] : ['card'],
    payment_record: null,
    processing: null,
    receipt_email: text(params, 'receipt_email'),
    review: null,
    setup_future_usage: text(params, 'setup_future_usage'),
    shipping: null,
    source: null,
    statement_descriptor: text(params, 'statement_descriptor'),
    statement_descriptor_suffix: text(params, 'statement_descriptor_suffix'),
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  state.intents.set(id, intent);
  return intent;
}
