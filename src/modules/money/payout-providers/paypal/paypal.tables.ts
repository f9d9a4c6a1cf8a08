import type { Once } from '#modules/ground/tables.ts';

type PayoutAtPaypalTable = {
  /** Of the try, and what PayPal knows its batch of one payment by. */
  key: Once<string>;
  amount: Once<number>;
  currency: Once<string>;
  /** What PayPal calls it, once it has said so. */
  batch: string | null;
  first_asked_at: Once<Date>;
  /** When PayPal was asked last without an answer since; null once it answered. */
  open_since: Date | null;
};

/** Written by `paypal-tries.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    payout_at_paypal: PayoutAtPaypalTable;
  }
}
