import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { PaymentIntent } from './payment-intent.ts';
import type { BillingDetails } from './receipt-details.ts';

/** What was bought, as the wire spells it. */
export type Product =
  | 'ANNUAL_MEMBERSHIP'
  | 'CUSTOM_DOMAIN'
  | 'GIFT_MEMBERSHIP'
  | 'GROUP_GIFT_MEMBERSHIP'
  | 'MONTHLY_MEMBERSHIP'
  | 'PREMIUM_ANNUAL_MEMBERSHIP'
  | 'PREMIUM_MONTHLY_MEMBERSHIP';

export type ChargeRow = {
  readonly intent: PaymentIntent;
  readonly charge: string;
  readonly method: PaymentMethod;
  readonly product: Product;
  readonly seller: string;
  readonly tax: { readonly rate: number; readonly amount: number };
  readonly buyer: BillingDetails;
  /** What was left of a plan before and made this payment less. */
  readonly credit: number;
  readonly at: Date;
};

/**
 * Writes down a charge with the next number of a receipt (rule 97). The counter is a row that the transaction
 * holds until its end, so that no number is left out or given twice.
 */
export async function insertCharge({ kysely }: Database<Tables>, row: ChargeRow): Promise<string> {
  const counter = await kysely
    .updateTable('receipt_counter')
    .set({ last: sql<number>`last + 1` })
    .returning('last')
    .executeTakeFirstOrThrow();
  const id = createId();
  await kysely
    .insertInto('charge')
    .values({
      id,
      intent_id: row.intent.id,
      person_id: row.intent.personId,
      receipt_number: counter.last,
      provider: row.intent.provider,
      charge: row.charge,
      product: row.product,
      amount: row.intent.money.amount,
      currency: row.intent.money.currency,
      tax_rate: row.tax.rate,
      tax_amount: row.tax.amount,
      method: JSON.stringify(row.method),
      seller: row.seller,
      buyer_address: row.buyer.address,
      buyer_vat_id: row.buyer.vatId,
      credit_amount: row.credit,
      refunded_amount: 0,
      is_disputed: false,
      is_lost: false,
      charged_at: row.at,
    })
    .execute();
  return id;
}

/** What our books say of a charge that the provider can still change. */
export type KeptCharge = {
  readonly id: string;
  readonly intentId: string;
  readonly amount: number;
  readonly refundedAmount: number;
  readonly isDisputed: boolean;
  /** Taken back by the bank for good, or never settled. */
  readonly isLost: boolean;
};

/** A charge by what its provider calls it, locked until the end of the transaction. */
export async function lockCharge(
  { kysely }: Database<Tables>,
  provider: ProviderName,
  charge: string,
): Promise<KeptCharge | null> {
  const row = await kysely
    .selectFrom('charge')
    .select(['id', 'intent_id', 'amount', 'refunded_amount', 'is_disputed', 'is_lost'])
    .where('provider', '=', provider)
    .where('charge', '=', charge)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    intentId: row.intent_id,
    amount: row.amount,
    refundedAmount: row.refunded_amount,
    isDisputed: row.is_disputed,
    isLost: row.is_lost,
  };
}

/** Keeps what has become of a charge; the caller holds its lock. */
export async function updateCharge(
  { kysely }: Database<Tables>,
  { id, refundedAmount, isDisputed, isLost }: Omit<KeptCharge, 'intentId' | 'amount'>,
): Promise<void> {
  await kysely
    .updateTable('charge')
    .set({ refunded_amount: refundedAmount, is_disputed: isDisputed, is_lost: isLost })
    .where('id', '=', id)
    .execute();
}
