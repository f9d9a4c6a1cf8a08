import { type Kysely, sql } from 'kysely';

/** Browsers that are told something while they are closed, and the digests that somebody was sent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_device (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      person_id text not null references person,
      endpoint_hash text not null unique,
      sealed text not null,
      user_agent text not null,
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index push_device_of_person on push_device (person_id, created_at desc)`.execute(database);
  await sql`
    create table digest_delivery (
      person_id text not null references person,
      day date not null,
      story_count integer not null,
      sent_at timestamptz(3) not null,
      primary key (person_id, day)
    )`.execute(database);
  await sql`
    create table digest_story (
      person_id text not null references person,
      story_id text not null references story,
      sent_at timestamptz(3) not null,
      primary key (person_id, story_id)
    )`.execute(database);
  await sql`create index digest_story_of_story on digest_story (story_id)`.execute(database);
  await sql`create index digest_story_oldest on digest_story (sent_at)`.execute(database);
}
