import type { Generated } from 'kysely';

/** An address that waits to be confirmed; one for each person. */
type EmailChangeTable = {
  person_id: string;
  new_address: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
};
/** The way back that the old address was sent. */
type EmailChangeUndoTable = {
  token_hash: string;
  /** Grows with each change, also of those within one millisecond. */
  place: Generated<number>;
  person_id: string;
  old_address: string;
  created_at: Date;
  expires_at: Date;
};

/** Written by `email-changes.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    email_change: EmailChangeTable;
    email_change_undo: EmailChangeUndoTable;
  }
}
