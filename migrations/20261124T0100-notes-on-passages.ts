import { type Kysely, sql } from 'kysely';

/** What stands around the words that a note is about, and the note that another one answers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table submission_note
      add column prefix text not null default '' check (char_length(prefix) <= 100),
      add column suffix text not null default '' check (char_length(suffix) <= 100),
      add column parent_id text references submission_note on delete cascade`.execute(database);
  await sql`
    create index submission_note_answers on submission_note (parent_id) where parent_id is not null`.execute(database);
}
