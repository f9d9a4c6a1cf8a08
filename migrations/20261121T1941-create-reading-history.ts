import { type Kysely, sql } from 'kysely';

/** What somebody read in the last twelve months, and where they stopped (decisions 35, 38). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table reading_history_entry (
      person_id text not null references person,
      story_id text not null references story,
      percent integer not null check (percent between 0 and 100),
      furthest_percent integer not null check (furthest_percent between percent and 100),
      block_id text,
      is_read boolean not null,
      first_read_at timestamptz(3) not null,
      last_read_at timestamptz(3) not null,
      primary key (person_id, story_id)
    )`.execute(database);
  await sql`
    create index reading_history_newest on reading_history_entry (person_id, last_read_at desc, story_id desc)`.execute(
    database,
  );
  await sql`create index reading_history_of_story on reading_history_entry (story_id)`.execute(database);
  await sql`create index reading_history_oldest on reading_history_entry (last_read_at)`.execute(database);
  await sql`
    comment on column reading_history_entry.percent is 'Where the reader was last; furthest_percent is the end of what they have read'`.execute(
    database,
  );
}
