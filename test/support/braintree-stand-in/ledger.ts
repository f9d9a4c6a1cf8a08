import { type Currency, moneyOfDecimal } from '#shared/money/money.ts';
import { refundedOf } from './give-back.ts';
import type { StandIn } from './stand-in.ts';
import { isPaid, type StoredTransaction } from './transactions.ts';

/** An amount in minor units, as our own ledger counts. */
type Line = {
  readonly id: string;
  readonly orderId: string | null;
  readonly customer: string | null;
  readonly status: string;
  readonly code: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
};

export type Ledger = {
  readonly now: string;
  readonly charges: readonly (Line & { readonly isPaid: boolean; readonly refunded: number })[];
  readonly refunds: readonly (Line & { readonly charge: string | null; readonly isPaid: boolean })[];
  /** What each currency has brought in, refunds taken off. */
  readonly balances: Readonly<Record<string, number>>;
  readonly customers: readonly string[];
  readonly methods: readonly { readonly token: string; readonly customer: string }[];
  readonly calls: readonly string[];
};

/** Everything that the stand-in holds to have happened, for a campaign to compare with what we hold. */
export function ledgerOf(standIn: StandIn): Ledger {
  const all = [...standIn.transactions.values()];
  const charges = all
    .filter(({ type }) => type === 'sale')
    .map((one) => ({ ...lineOf(one), isPaid: wasPaid(one), refunded: minor(one, refundedOf(standIn, one)) }));
  const balances: Record<string, number> = {};
  for (const { currency, amount, refunded, isPaid: counts } of charges) {
    if (counts) balances[currency] = (balances[currency] ?? 0) + amount - refunded;
  }
  return {
    now: standIn.now().toISOString(),
    charges,
    refunds: all
      .filter(({ type }) => type === 'credit')
      .map((one) => ({ ...lineOf(one), charge: one.refundedTransactionId, isPaid: isPaid(one) })),
    balances,
    customers: [...standIn.customers.keys()],
    methods: [...standIn.methods.values()].map(({ token, customerId }) => ({ token, customer: customerId })),
    calls: standIn.calls,
  };
}

/** A voided one was paid, and all of it is refunded. */
function wasPaid(one: StoredTransaction): boolean {
  return isPaid(one) || (one.status === 'voided' && one.history.some(({ status }) => isPaid({ ...one, status })));
}

function lineOf(one: StoredTransaction): Line {
  return {
    id: one.id,
    orderId: one.orderId,
    customer: one.customerId,
    status: one.status,
    code: one.rejection ?? one.responseCode,
    amount: minor(one, Number(one.amount)),
    currency: one.currencyIsoCode,
    at: one.createdAt.toISOString(),
  };
}

function minor({ currencyIsoCode: currency }: StoredTransaction, amount: number): number {
  return moneyOfDecimal(amount.toFixed(currency === 'JPY' ? 0 : 2), currency.toUpperCase() as Currency).amount;
}
