import type { Once } from '#modules/ground/tables.ts';

/** About an account or a story: one of both. */
type StaffNoteTable = {
  id: Once<string>;
  person_id: Once<string | null>;
  story_id: Once<string | null>;
  text: Once<string>;
  author_id: string | null;
  created_at: Once<Date>;
};

/** Written by `staff-notes.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    staff_note: StaffNoteTable;
  }
}
