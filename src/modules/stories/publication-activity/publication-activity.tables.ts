import type { Generated } from 'kysely';
import type { ActivityKind } from '#shared/publications/activity-kinds.ts';
import type { Once } from '#modules/ground/tables.ts';

type PublicationActivityTable = {
  id: Once<string>;
  publication_id: Once<string>;
  /** Null for the program, and for an account that was closed. */
  actor_id: string | null;
  kind: Once<ActivityKind>;
  /** Whom it was about. */
  subject_person_id: string | null;
  /** What it was about, as it was called then: the title of a story, the name of a page. Never an address of mail. */
  subject: Generated<string>;
  created_at: Once<Date>;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    publication_activity: PublicationActivityTable;
  }
}
