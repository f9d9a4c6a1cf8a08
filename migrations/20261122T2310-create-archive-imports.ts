import { type Kysely, sql } from 'kysely';

/** Archives that people upload to bring in as their own: one at a time is open, and what came of each. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table archive_import (
      id text primary key,
      person_id text not null references person,
      state text not null check (state in ('uploading', 'waiting', 'running', 'done', 'failed', 'cancelled')),
      comes_in_as text not null check (comes_in_as in ('drafts', 'as_they_were')),
      files jsonb not null,
      kind text,
      done_count integer not null default 0,
      total_count integer,
      fault text,
      tally jsonb,
      problems jsonb not null default '[]',
      problem_count integer not null default 0,
      requested_at timestamptz(3) not null,
      finished_at timestamptz(3)
    )`.execute(database);
  await sql`create index archive_import_person on archive_import (person_id, requested_at desc)`.execute(database);
  await sql`
    create unique index archive_import_open on archive_import (person_id)
      where state in ('uploading', 'waiting', 'running')`.execute(database);
  await sql`
    create table archive_import_story (
      import_id text not null references archive_import on delete cascade,
      story_id text not null references story,
      change text not null check (change in ('created', 'updated', 'unchanged', 'conflict')),
      place integer not null,
      primary key (import_id, story_id)
    )`.execute(database);
  await sql`create index archive_import_story_place on archive_import_story (import_id, place)`.execute(database);
}
