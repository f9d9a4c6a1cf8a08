import { type Kysely, sql } from 'kysely';

/** What editors and writers say about a submission beside its moves, and what editors keep for themselves. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table submission_note (
      id text primary key,
      submission_id text not null references submission on delete cascade,
      author_id text references person,
      is_shared boolean not null,
      body text not null check (char_length(body) between 1 and 2000),
      block_id text,
      quote text not null check (char_length(quote) <= 1000),
      created_at timestamptz(3) not null,
      resolved_at timestamptz(3)
    )`.execute(database);
  await sql`create index submission_note_of on submission_note (submission_id, created_at, id)`.execute(database);
  await sql`create index submission_note_author on submission_note (author_id) where author_id is not null`.execute(
    database,
  );
  await sql`
    create table publication_reply (
      id text primary key,
      publication_id text not null references publication,
      title text not null check (char_length(title) between 1 and 80),
      body text not null check (char_length(body) between 1 and 2000),
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index publication_reply_of on publication_reply (publication_id, created_at, id)`.execute(database);
  await sql`
    create table publication_person_note (
      publication_id text not null references publication,
      person_id text not null references person,
      body text not null check (char_length(body) between 1 and 2000),
      updated_by text references person,
      updated_at timestamptz(3) not null,
      primary key (publication_id, person_id)
    )`.execute(database);
  await sql`create index publication_person_note_person on publication_person_note (person_id)`.execute(database);
  await sql`
    create index publication_person_note_by on publication_person_note (updated_by) where updated_by is not null`.execute(
    database,
  );
}
