import type { ColumnType } from 'kysely';

type PersonBlockTable = { blocker_id: string; person_id: string; created_at: ColumnType<Date, Date, never> };

/** Written by `blocks.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    person_block: PersonBlockTable;
  }
}
