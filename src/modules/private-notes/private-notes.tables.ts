import type { Once } from '#modules/tables.ts';
import type { PassageColumns } from '#modules/highlights/highlights.tables.ts';

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
declare module '#modules/tables.ts' {
  interface Tables {
    private_note: PrivateNoteTable;
    private_note_reply: PrivateNoteReplyTable;
  }
}
