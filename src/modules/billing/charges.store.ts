import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { PaymentMethod } from '#modules/payments/payment-method.ts';
import { createId } from '#modules/create-id.ts';
import type { Tables } from '#modules/tables.ts';
import type { PaymentIntent } from './payment-intent.ts';

/** What was bought, as 2§3.8 spells it. */
export type Product =
  | 'ANNUAL_MEMBERSHIP'
  | 'CUSTOM_DOMAIN'
  | 'GIFT_MEMBERSHIP'
  | 'GROUP_GIFT_MEMBERSHIP'
  | 'MONTHLY_MEMBERSHIP'
  | 'PREMIUM_ANNUAL_MEMBERSHIP'
  | 'PREMIUM_MONTHLY_MEMBERSHIP';

export interface ChargeRow {
  readonly intent: PaymentIntent;
  readonly charge: string;
  readonly method: PaymentMethod;
  readonly product: Product;
  readonly seller: string;
  readonly tax: { readonly rate: number; readonly amount: number };
  readonly at: Date;
}

/**
 * Writes down a charge with the next number of a receipt (decisions 97). The counter is a row that the transaction
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
      refunded_amount: 0,
      is_disputed: false,
      charged_at: row.at,
    })
    .execute();
  return id;
}
