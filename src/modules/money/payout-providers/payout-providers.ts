import type { Config } from '#platform/config/config.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { isInQuarantine, QuarantineError } from '#platform/quarantine/quarantine.ts';
import type { Settings } from '#modules/ground/settings/setting-list.ts';
import { bankFile } from './bank-file/bank-file.ts';
import type { PayoutProvider, PayoutProviderName } from './payout-provider.ts';
import { createSandboxPayouts } from './sandbox/sandbox-payouts.ts';

type Means = Pick<CommandContext, 'clock' | 'config' | 'database'>;

/** The provider of a name; throws where the operator took its keys away while something is still under way. */
export async function payoutProvider(means: Means, name: PayoutProviderName): Promise<PayoutProvider> {
  return isInQuarantine() ? heldPayouts(name) : await openProvider(means, name);
}

/** Nobody pays from a restored copy (rule 241): what was not asked is not known, and the same key asks again later. */
function heldPayouts(name: PayoutProviderName): PayoutProvider {
  return {
    name,
    openAccount: async () => 'UNKNOWN',
    setupLink: async () => 'UNKNOWN',
    readAccount: async () => 'UNKNOWN',
    pay: async () => ({ state: 'UNKNOWN' }),
    find: async () => ({ state: 'UNKNOWN' }),
    payouts: () => {
      throw new QuarantineError(name);
    },
  };
}

async function openProvider(means: Means, name: PayoutProviderName): Promise<PayoutProvider> {
  switch (name) {
    case 'BANK_TRANSFER':
      return bankFile;
    case 'PAYPAL': {
      const { paypal } = means.config;
      if (!paypal) throw new Error(`${name} is not set up`);
      const { createPaypalPayouts } = await import('./paypal/paypal-payouts.ts');
      return createPaypalPayouts(means, paypal);
    }
    case 'SANDBOX':
      return createSandboxPayouts(means);
    case 'STRIPE_EXPRESS':
    case 'STRIPE_STANDARD': {
      const { stripe } = means.config;
      if (!stripe) throw new Error(`${name} is not set up`);
      const { createStripePayouts } = await import('./stripe/stripe-payouts.ts');
      return createStripePayouts(name, stripe);
    }
  }
}

/** By whom writers can be paid here: those that the operator set up, else the sandbox alone (rule 120). */
export function offeredPayouts(
  { stripe, braintree, paypal }: Pick<Config, 'braintree' | 'paypal' | 'stripe'>,
  settings: Pick<Settings, 'payouts.debtor'>,
): readonly PayoutProviderName[] {
  const bank = settings['payouts.debtor'] === '' ? [] : (['BANK_TRANSFER'] as const);
  const ofStripe = stripe ? (['STRIPE_EXPRESS', 'STRIPE_STANDARD'] as const) : [];
  const ofPaypal = paypal ? (['PAYPAL'] as const) : [];
  const real = [...ofStripe, ...ofPaypal, ...bank];
  // Where money is taken or paid in earnest, nobody is paid by a sandbox.
  return stripe || paypal || braintree ? real : ['SANDBOX', ...real];
}
