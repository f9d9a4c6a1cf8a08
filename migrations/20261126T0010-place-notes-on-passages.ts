import { type Kysely, sql } from 'kysely';

/** Where in its block a passage begins that a note is about, so that the same words twice are told apart. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table submission_note
      add column start_offset integer not null default 0 check (start_offset >= 0)`.execute(database);
}
