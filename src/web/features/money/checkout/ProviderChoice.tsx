import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import type { CheckoutProvider } from './payment-answer.ts';

const NAMES: Readonly<Partial<Record<CheckoutProvider, string>>> = {
  STRIPE: messages.providerStripe,
  BRAINTREE: messages.providerBraintree,
};

type ProviderChoiceProps = {
  readonly providers: readonly CheckoutProvider[];
  readonly value: CheckoutProvider | undefined;
  readonly onChange: (provider: CheckoutProvider) => void;
};

/** Who takes the money, where there is a choice. */
export function ProviderChoice({ providers, value, onChange }: ProviderChoiceProps) {
  if (providers.length < 2 || value === undefined) return null;
  return (
    <ChoiceField
      legend={messages.providerLegend}
      choices={providers.map((provider) => ({ value: provider, label: NAMES[provider] ?? provider }))}
      value={value}
      onChange={onChange}
    />
  );
}
