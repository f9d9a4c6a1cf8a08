import type { CheckoutSetup } from './payment-answer.ts';

/** What the fields give when the form is sent: a token, or what to say beside them. */
export type FieldsAnswer = { readonly token: string } | { readonly fault: string };

export type Tokenize = () => Promise<FieldsAnswer>;

/** What each provider's fields get from the form around them. */
export type CardFieldsProps = {
  readonly setup: CheckoutSetup;
  readonly currency: string;
  /** In minor units; 0 where a card is kept and nothing is paid now. */
  readonly amount: number;
  /** What the form asks for a token by, once the fields stand. */
  readonly onReady: (tokenize: Tokenize) => void;
  /** The script or the fields did not come. */
  readonly onFault: () => void;
  /** A way of paying with a button of its own, such as PayPal, has given its token. */
  readonly onToken: (token: string) => void;
};
