import { type Kysely, sql } from 'kysely';

/** What editors would change in a story that was submitted to them, and what its writer answered to each part. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table submission_suggestion (
      id text primary key,
      submission_id text not null references submission on delete cascade,
      editor_id text references person,
      base_revision integer not null,
      base jsonb not null,
      delta jsonb not null,
      message text not null check (char_length(message) <= 2000),
      created_at timestamptz(3) not null,
      answered_at timestamptz(3),
      withdrawn_at timestamptz(3)
    )`.execute(database);
  await sql`
    create index submission_suggestion_of on submission_suggestion (submission_id, created_at, id)`.execute(database);
  await sql`
    create index submission_suggestion_editor on submission_suggestion (editor_id) where editor_id is not null`.execute(
    database,
  );
  await sql`
    create table submission_suggestion_answer (
      suggestion_id text not null references submission_suggestion on delete cascade,
      part text not null,
      is_taken boolean not null,
      answered_at timestamptz(3) not null,
      primary key (suggestion_id, part)
    )`.execute(database);
}
