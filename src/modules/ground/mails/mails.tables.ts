import type { ColumnType } from 'kysely';

/** Mail that no server is there to take; its text is closed with a secret of the site. */
type KeptMailTable = { id: string; sealed: string; created_at: ColumnType<Date, Date, never> };

declare module '#modules/ground/tables.ts' {
  interface Tables {
    kept_mail: KeptMailTable;
  }
}
