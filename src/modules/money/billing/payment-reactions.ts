import type { CommandContext } from '#modules/ground/command-context.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { ProviderEvent } from '#modules/money/payments/provider-event.ts';
import type { Appliers } from './applier.ts';
import type { PaymentIntent } from './payment-intent.ts';

/** What others do about what a provider tells; each in the transaction in which it is written down. */
export type PaymentReactions = {
  readonly appliers: Appliers;
  /** All that an intent paid has gone back without our doing: by staff at the provider, or by the bank (0028). */
  readonly moneyGone: (inside: CommandContext, intent: PaymentIntent) => Promise<void>;
  /** A bank gave a card another date or number. */
  readonly methodRenewed: (
    inside: CommandContext,
    renewed: { readonly provider: ProviderName; readonly customer: string; readonly method: PaymentMethod },
  ) => Promise<void>;
  /** Something about a writer's account, or what was paid to it. */
  readonly payoutTold: (
    context: CommandContext,
    told: Extract<ProviderEvent['subject'], { readonly kind: 'PAYOUT' | 'PAYOUT_ACCOUNT' }>,
  ) => Promise<void>;
};
