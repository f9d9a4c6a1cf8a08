import type { Config } from '#platform/config/config.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';

/**
 * Who can take money here, the first by default: those whose keys are set, else the sandbox alone (rule 96).
 * Stripe's fields need the key of the browser too; without it nobody is let through by the sandbox instead.
 */
export function offeredProviders({ stripe, braintree }: Pick<Config, 'stripe' | 'braintree'>): readonly ProviderName[] {
  if (!stripe && !braintree) return ['SANDBOX'];
  return [...(stripe?.publishableKey ? ['STRIPE' as const] : []), ...(braintree ? ['BRAINTREE' as const] : [])];
}

/** The provider of a name on the wire, if it is offered here. */
export function offeredProvider(config: Pick<Config, 'stripe' | 'braintree'>, name: string): ProviderName | null {
  return offeredProviders(config).find((offered) => offered === name) ?? null;
}
