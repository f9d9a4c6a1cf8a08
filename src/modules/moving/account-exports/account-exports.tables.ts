import type { ColumnType, Generated } from 'kysely';

export type ExportState = 'waiting' | 'ready' | 'failed';

type AccountExportTable = {
  id: string;
  person_id: string;
  state: ExportState;
  part_count: Generated<number>;
  byte_count: ColumnType<number, number | undefined, number>;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
};

/** Written by `account-exports.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    account_export: AccountExportTable;
  }
}
