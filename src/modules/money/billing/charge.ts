import type { Money } from '#shared/money/money.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { Product } from './charges.store.ts';

/** What was paid, as its receipt says it (rule 97). */
export type Charge = {
  readonly id: string;
  readonly receiptNumber: number;
  readonly product: Product;
  readonly total: Money;
  readonly tax: Money;
  /** In hundredths of a percent. */
  readonly taxRate: number;
  readonly refunded: Money;
  /** What was left of a plan before and was taken off. */
  readonly credit: Money;
  /** Money is on its way back. */
  readonly isGoingBack: boolean;
  readonly creditNotes: readonly CreditNote[];
  readonly provider: ProviderName;
  readonly method: PaymentMethod;
  readonly seller: string;
  /** Name, address of mail, and what was said for the receipt, one a line. */
  readonly buyer: string;
  readonly chargedAt: Date;
};

/** The document of what went back of a charge. */
export type CreditNote = {
  readonly number: number;
  readonly amount: Money;
  readonly tax: Money;
  readonly issuedAt: Date;
};
