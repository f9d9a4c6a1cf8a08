import type { Once } from '#modules/ground/tables.ts';

type ReadingHistoryEntryTable = {
  person_id: string;
  story_id: string;
  /** Where the reader was last, of 100. */
  percent: number;
  /** The end of what they have read, of 100. */
  furthest_percent: number;
  /** The block at the top of the window, where one was there. */
  block_id: string | null;
  /** Read for 30 seconds (rule 123). */
  is_read: boolean;
  first_read_at: Once<Date>;
  last_read_at: Date;
};

/** Written by `reading-history.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    reading_history_entry: ReadingHistoryEntryTable;
  }
}
