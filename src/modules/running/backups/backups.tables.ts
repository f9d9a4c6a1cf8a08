import type { Once } from '#modules/ground/tables.ts';

/** Restored on trial and compared, read again, only written, or not even that. */
export type BackupOutcome = 'FAILED' | 'TRIED' | 'VERIFIED' | 'WRITTEN';

type BackupRunTable = {
  id: Once<string>;
  target: Once<string>;
  outcome: Once<BackupOutcome>;
  sentence: Once<string>;
  row_count: Once<number>;
  file_count: Once<number>;
  byte_count: Once<number>;
  started_at: Once<Date>;
  ended_at: Once<Date>;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    backup_run: BackupRunTable;
  }
}
