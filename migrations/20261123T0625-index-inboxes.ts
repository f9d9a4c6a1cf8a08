import { type Kysely, sql } from 'kysely';

const OPEN = `('OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE')`;

/** Inboxes by who looks after a story and by whose it is: of what waits, and of everything. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of ['assignee_id', 'is_guest']) {
    const columns = sql.raw(`(publication_id, ${column}, acted_at desc, id desc)`);
    await sql`create index ${sql.raw(`submission_inbox_by_${column}`)} on submission ${columns}`.execute(database);
    await sql`
      create index ${sql.raw(`submission_inbox_open_by_${column}`)} on submission ${columns}
      where status in ${sql.raw(OPEN)}`.execute(database);
  }
}
