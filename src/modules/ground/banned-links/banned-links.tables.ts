import type { ColumnType } from 'kysely';

type BannedLinkTable = {
  /** A domain, or an address with stars, in lower case. */
  pattern: string;
  /** For staff. */
  reason: string;
  created_at: ColumnType<Date, Date, never>;
};

/** Written by `banned-links.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    banned_link: BannedLinkTable;
  }
}
