import { type Kysely, sql } from 'kysely';

/** What those who work for the site tell each other about an account or a story (rule 256). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_note (
      id text primary key,
      person_id text references person on delete cascade,
      story_id text references story on delete cascade,
      text text not null,
      author_id text references person on delete set null,
      created_at timestamptz not null,
      check (num_nonnulls(person_id, story_id) = 1)
    )`.execute(database);
  await sql`create index staff_note_of_person on staff_note (person_id, created_at desc) where person_id is not null`.execute(
    database,
  );
  await sql`create index staff_note_of_story on staff_note (story_id, created_at desc) where story_id is not null`.execute(
    database,
  );
  await sql`create index staff_note_of_author on staff_note (author_id)`.execute(database);
}
