import type { PaymentOutcome } from '#web/generated/fragments.ts';
import type { PrepareCheckout } from '#web/generated/PrepareCheckout.ts';

/** What a mutation about a payment answers; ask for it by the fragment `PaymentOutcome`. */
export type PaymentAnswer = PaymentOutcome;

export type CheckoutSetup = Extract<PrepareCheckout['prepareCheckout'], { readonly __typename: 'CheckoutSetup' }>;

export type CheckoutProvider = CheckoutSetup['provider'];

/** What a button says that it costs now, in minor units. */
export type Shown = { readonly amount: number; readonly currency: string };

/** What a payment buys. */
export type Product = NonNullable<
  Extract<PaymentOutcome, { readonly __typename: 'PaymentNeedsApproval' }>['productType']
>;

/** What is sent to the server: what the fields gave, and never a number of a card. */
export type PaymentToken = {
  readonly token: string;
  readonly provider: CheckoutProvider;
  /** What the form said when its button was pressed; nothing else is charged. */
  readonly shown: Shown;
  /** Goes along with what is bought: a second press of the button finds the first. */
  readonly formKey: string;
  /** For the receipt; only what was filled in. */
  readonly billing?: { readonly address?: string; readonly vatId?: string };
  /** Two capital letters; only where the server wanted to know them. */
  readonly country?: string;
  readonly postalCode?: string;
};

/** How a payment ended, as far as one can wait for it. */
export type Settled =
  | { readonly state: 'paid'; readonly paymentId: string; readonly chargeId: string | null }
  /** Another card may do. */
  | { readonly state: 'declined'; readonly message: string }
  /** Not paid, for another reason; `kind` is the name of the type of the answer, such as `PaymentError`. */
  | { readonly state: 'refused'; readonly message: string; readonly kind: PaymentAnswer['__typename'] }
  /** Not certain yet; it becomes certain by itself. */
  | { readonly state: 'waiting'; readonly paymentId: string | null };
