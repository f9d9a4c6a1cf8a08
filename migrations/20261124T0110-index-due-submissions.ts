import { type Kysely, sql } from 'kysely';

/** What is due in some days, for the calendar of an inbox; most submissions have no such day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index submission_due on submission (publication_id, due_on, created_at, id) where due_on is not null`.execute(
    database,
  );
}
