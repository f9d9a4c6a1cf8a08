import { type Kysely, sql } from 'kysely';

/**
 * Passages that readers marked, and private notes on them. A passage is kept by its words and what stands
 * around them, since its place in the text changes with every edit (decisions 11).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const passage = sql`
    story_id text not null references story,
    person_id text not null references person,
    block_id text not null,
    start_offset integer not null check (start_offset >= 0),
    end_offset integer not null check (end_offset > start_offset),
    text text not null,
    prefix text not null,
    suffix text not null,
    is_passage_changed boolean not null default false,
    created_at timestamptz(3) not null`;
  await sql`
    create table highlight (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      is_private boolean not null,
      ${passage},
      unique (story_id, person_id, block_id, start_offset, end_offset)
    )`.execute(database);
  await sql`create index highlight_of_story on highlight (story_id, created_at desc, id desc)`.execute(database);
  await sql`create index highlight_of_person on highlight (person_id, created_at desc, id desc)`.execute(database);

  await sql`
    create table private_note (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      body text not null,
      resolved_at timestamptz(3),
      resolved_by text references person,
      ${passage}
    )`.execute(database);
  await sql`create index private_note_of_story on private_note (story_id, created_at desc, id desc)`.execute(database);
  await sql`create index private_note_of_person on private_note (person_id, story_id)`.execute(database);
  await sql`create index private_note_resolver on private_note (resolved_by) where resolved_by is not null`.execute(
    database,
  );
  await sql`
    create table private_note_reply (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      note_id text not null references private_note on delete cascade,
      person_id text not null references person,
      body text not null,
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index private_note_reply_of_note on private_note_reply (note_id, created_at, id)`.execute(database);
  await sql`create index private_note_reply_of_person on private_note_reply (person_id)`.execute(database);
}
