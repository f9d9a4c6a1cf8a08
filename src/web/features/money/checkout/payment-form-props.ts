import type { ReactNode } from 'react';
import type { CheckoutProvider, PaymentAnswer, PaymentToken, Product } from './payment-answer.ts';
import type { Paid } from './use-payment.ts';

export type PaymentFormProps = {
  /** What is paid for, such as `membership` or `gift`: what a window remembers of a payment under way goes by it. */
  readonly subject: string;
  /** Who can take the money, the one to offer first. */
  readonly providers: readonly CheckoutProvider[];
  readonly currency: string;
  /** In minor units; 0 where a card is kept and nothing is paid now. */
  readonly amount: number;
  /** What is bought; nothing where a card is kept alone. */
  readonly product?: Product;
  /** What is taxed where nothing is due now: the first payment that is. */
  readonly firstPayment?: number;
  readonly submitLabel: string;
  /** True while what is bought cannot be: the button waits. */
  readonly isBlocked?: boolean;
  /** True where a card is kept and nothing is bought: neither place nor receipt is asked for. */
  readonly isCardOnly?: boolean;
  /** Sends what is bought, by a mutation that asks for `...PaymentOutcome`; undefined where no answer came. */
  readonly onToken: (token: PaymentToken) => Promise<PaymentAnswer | undefined>;
  readonly onPaid: (paid: Paid) => void;
  /** Nothing was paid, for a reason that is not the card; what is on offer may have changed. */
  readonly onRefused?: ((message: string) => void) | undefined;
  /** Between the fields and the button: what one agrees to. */
  readonly children?: ReactNode;
};
