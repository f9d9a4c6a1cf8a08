export type ClosureKind = 'deactivated' | 'deleted';

/** An account that its owner closed; signing in opens it again. */
type AccountClosureTable = {
  person_id: string;
  kind: ClosureKind;
  /** What the account is again when it opens: closing lifts no suspension. */
  prior_state: 'active' | 'suspended';
  closed_at: Date;
  /** Null for a deactivated account. */
  erase_at: Date | null;
};

/** Written by `accounts.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    account_closure: AccountClosureTable;
  }
}
