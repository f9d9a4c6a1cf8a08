import type { ColumnType } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type LedgerAccountTable = {
  id: Once<string>;
  kind: Once<string>;
  /** A person, a publication or a provider, as the kind says; no row of theirs is needed for the books to stand. */
  owner_id: Once<string | null>;
  currency: Once<string>;
};

type LedgerTransferTable = {
  /** In the order in which they were posted. */
  id: ColumnType<number, never, never>;
  debit_account: Once<string>;
  credit_account: Once<string>;
  amount_minor: Once<number>;
  currency: Once<string>;
  kind: Once<string>;
  reference: Once<string>;
  period: Once<string | null>;
  created_at: Once<Date>;
};

/** Written by the store of `ledger/`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    ledger_account: LedgerAccountTable;
    ledger_transfer: LedgerTransferTable;
  }
}
