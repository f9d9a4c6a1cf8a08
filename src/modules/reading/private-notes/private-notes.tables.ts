import type { Once } from '#modules/ground/tables.ts';
import type { PassageColumns } from '#modules/reading/highlights/highlights.tables.ts';

type PrivateNoteTable = PassageColumns & {
  id: string;
  body: Once<string>;
  /** Null while it waits for somebody to see to it. */
  resolved_at: Date | null;
  resolved_by: string | null;
};

type PrivateNoteReplyTable = {
  id: string;
  note_id: Once<string>;
  person_id: Once<string>;
  body: Once<string>;
  created_at: Once<Date>;
};

/** Written by `private-notes.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    private_note: PrivateNoteTable;
    private_note_reply: PrivateNoteReplyTable;
  }
}
