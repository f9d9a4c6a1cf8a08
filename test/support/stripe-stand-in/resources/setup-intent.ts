import type { Stripe } from 'stripe';
import { list, metadata, type Params, text } from '../form.ts';
import { newId, type State } from '../state.ts';

export function makeSetup(state: State, params: Params): Stripe.SetupIntent {
  const id = newId('seti');
  const types = list(params, 'allowed_payment_method_types');
  const setup: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: types.length > 0 ? [...types] : null,
    application: null,
    automatic_payment_methods: types.length > 0 ? null : { allow_redirects: 'always', enabled: true },
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    created: state.clock.seconds(),
    customer: text(params, 'customer'),
    customer_account: null,
    description: text(params, 'description'),
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: metadata(params),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: types.length > 0 ? [...types] : ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: text(params, 'usage') ?? 'off_session',
  };
  state.setups.set(id, setup);
  return setup;
}
