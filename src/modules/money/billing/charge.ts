import type { Money } from '#shared/money/money.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { Product } from './charges.store.ts';

/** What was paid, as its receipt says it (decisions 97). */
export type Charge = {
  readonly id: string;
  readonly receiptNumber: number;
  readonly product: Product;
  readonly total: Money;
  readonly tax: Money;
  /** In hundredths of a percent. */
  readonly taxRate: number;
  readonly refunded: Money;
  readonly provider: ProviderName;
  readonly method: PaymentMethod;
  readonly seller: string;
  /** Name and address of mail, one a line. */
  readonly buyer: string;
  readonly chargedAt: Date;
};
