import type { ColumnType } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type AuditEntryTable = {
  id: string;
  /** No reference, so that an account may be erased and what it did stays. */
  actor_id: Once<string | null>;
  actor_name: Once<string>;
  action: Once<string>;
  target_kind: Once<string>;
  target_id: Once<string>;
  before: ColumnType<unknown, string, never>;
  after: ColumnType<unknown, string, never>;
  created_at: Once<Date>;
};

/** Written by `audit.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    audit_entry: AuditEntryTable;
  }
}
