import type { Config } from '#platform/config/config.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { heldInQuarantine } from './held-in-quarantine.ts';
import { loadWhenAsked } from './load-when-asked.ts';
import type { PaymentProvider, ProviderName } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

type Means = Pick<CommandContext, 'config' | 'clock' | 'database'>;

/** In milliseconds: what a person waits for a bank; whatever takes longer is asked for afterwards. */
const PATIENCE = 20_000;

/** Clients of the outside are made once for a process; tests have a configuration each. */
const made = new WeakMap<Config, Map<ProviderName, PaymentProvider>>();

/** The provider of a name; throws where the operator took its keys away while something is still under way. */
export function paymentProvider(means: Means, name: ProviderName): PaymentProvider {
  return heldInQuarantine(openProvider(means, name));
}

function openProvider(means: Means, name: ProviderName): PaymentProvider {
  if (name === 'SANDBOX') return createSandboxProvider(means);
  const known = made.get(means.config) ?? new Map<ProviderName, PaymentProvider>();
  made.set(means.config, known);
  const provider = known.get(name) ?? create(means, name);
  known.set(name, provider);
  return provider;
}

/** Whether an operator's keys are there; what was begun with a provider may outlive them. */
export function isProviderSetUp({ config }: Pick<Means, 'config'>, name: ProviderName): boolean {
  return name === 'SANDBOX' || (name === 'STRIPE' ? config.stripe : config.braintree) !== undefined;
}

function create({ config, clock }: Means, name: 'BRAINTREE' | 'STRIPE'): PaymentProvider {
  const { stripe, braintree } = config;
  if (name === 'STRIPE' && stripe) {
    return loadWhenAsked(name, async () => {
      const { createStripeProvider } = await import('./stripe/stripe-provider.ts');
      return createStripeProvider(stripe, clock, PATIENCE);
    });
  }
  if (name === 'BRAINTREE' && braintree) {
    return loadWhenAsked(name, async () => {
      const { createBraintreeProvider } = await import('./braintree/create-braintree-provider.ts');
      return createBraintreeProvider(braintree, clock, PATIENCE);
    });
  }
  throw new Error(`${name} is not set up`);
}
