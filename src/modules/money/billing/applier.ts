import type { CommandContext } from '#modules/ground/command-context.ts';
import type { IntentKind, PaymentIntent } from './payment-intent.ts';

/** What an applier asks for once the transaction is over. */
export type Consequence = { readonly refund: 'DUPLICATE' } | null;

/**
 * What becomes of an intent that is settled, in the transaction that settles it; called once for a refusal, and once
 * more if the money came after all. `SUCCEEDED` answers with a refund where what was paid for is there already.
 */
export type Applier = (inside: CommandContext, intent: PaymentIntent) => Promise<Consequence>;

export type Appliers = Readonly<Record<IntentKind, Applier>>;
