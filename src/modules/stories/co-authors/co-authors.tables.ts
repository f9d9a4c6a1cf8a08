import type { ColumnType } from 'kysely';

type CoAuthorInvitationTable = {
  story_id: string;
  person_id: string;
  invited_by: string;
  created_at: ColumnType<Date, Date, never>;
  /** Kept, so that nobody is asked twice for one story. */
  declined_at: Date | null;
};

/** Written by `co-authors.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    co_author_invitation: CoAuthorInvitationTable;
  }
}
