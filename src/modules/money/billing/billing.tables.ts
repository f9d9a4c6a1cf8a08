import type { ColumnType } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type Json = ColumnType<unknown, string, string>;

type PaymentCustomerTable = {
  person_id: string;
  provider: Once<string>;
  customer: Once<string>;
  created_at: Once<Date>;
};

type PaymentIntentTable = {
  id: Once<string>;
  person_id: string | null;
  form_key: Once<string | null>;
  kind: Once<string>;
  subject_id: Once<string>;
  provider: Once<string>;
  customer: Once<string>;
  amount: Once<number>;
  currency: Once<string>;
  purpose: Json;
  state: string;
  charge: string | null;
  method: ColumnType<unknown, string | null, string | null>;
  reason: string | null;
  code: string | null;
  secret: string | null;
  is_worth_another_try: boolean;
  created_at: Date;
  asked_at: Date;
  settled_at: Date | null;
  applied_at: Date | null;
  told_at: Date | null;
  /** In the order in which they were asked for. */
  place: ColumnType<string, never, never>;
  method_mark: Once<string | null>;
  ending_at: Date | null;
};

type CreditNoteCounterTable = { id: boolean; last: ColumnType<string, number, number> };

type ReceiptCounterTable = { id: boolean; last: ColumnType<string, number, number> };

type ChargeTable = {
  id: Once<string>;
  intent_id: Once<string>;
  person_id: string | null;
  receipt_number: ColumnType<string, string, never>;
  provider: Once<string>;
  charge: Once<string>;
  product: Once<string>;
  amount: Once<number>;
  currency: Once<string>;
  tax_rate: Once<number>;
  tax_amount: Once<number>;
  method: Json;
  seller: Once<string>;
  buyer_address: Once<string>;
  buyer_vat_id: Once<string>;
  credit_amount: Once<number>;
  refunded_amount: number;
  is_disputed: boolean;
  is_lost: boolean;
  charged_at: Once<Date>;
};

type RefundTable = {
  id: Once<string>;
  charge_id: Once<string>;
  amount: Once<number>;
  reason: Once<string>;
  state: string;
  refund: string | null;
  code: string | null;
  tries: number;
  created_at: Once<Date>;
  asked_at: Date;
  settled_at: Date | null;
  note_number: ColumnType<string | null, string | undefined, string>;
};

type StrayChargeTable = {
  provider: Once<string>;
  charge: Once<string>;
  amount: Once<number>;
  currency: Once<string>;
  refunded_amount: number;
  charged_at: Once<Date>;
  found_at: Once<Date>;
  tries: number;
};

type PaymentEventTable = { provider: Once<string>; event_id: Once<string>; received_at: Once<Date> };

/** Written by the stores of `billing/`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    payment_customer: PaymentCustomerTable;
    payment_intent: PaymentIntentTable;
    receipt_counter: ReceiptCounterTable;
    credit_note_counter: CreditNoteCounterTable;
    charge: ChargeTable;
    refund: RefundTable;
    payment_event: PaymentEventTable;
    stray_charge: StrayChargeTable;
  }
}
