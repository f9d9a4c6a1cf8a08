import type { ColumnType } from 'kysely';

type RepostTable = { story_id: string; person_id: string; note: string; created_at: ColumnType<Date, Date, never> };

/** Written by `reposts.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    repost: RepostTable;
  }
}
