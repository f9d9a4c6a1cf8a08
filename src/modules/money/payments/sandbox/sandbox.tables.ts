import type { Once } from '#modules/ground/tables.ts';

type SandboxMethodTable = {
  ref: Once<string>;
  intent_id: Once<string>;
  customer: Once<string>;
  card: Once<string>;
  expiration_month: number;
  expiration_year: number;
  is_approved: boolean;
  is_forgotten: boolean;
};

type SandboxChargeTable = {
  intent_id: Once<string>;
  charge: Once<string>;
  customer: Once<string>;
  method: Once<string>;
  amount: Once<number>;
  currency: Once<string>;
  state: string;
  reason: string | null;
  refunded: number;
  charged_at: Date;
};

type SandboxRefundTable = {
  intent_id: Once<string>;
  charge: Once<string>;
  amount: Once<number>;
  refunded_at: Once<Date>;
};

/** Written by `sandbox.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    sandbox_method: SandboxMethodTable;
    sandbox_charge: SandboxChargeTable;
    sandbox_refund: SandboxRefundTable;
  }
}
