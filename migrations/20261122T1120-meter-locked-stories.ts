import { type Kysely, sql } from 'kysely';

/** What a free story costs (decision 0020): who opened which locked story, and the links that open one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table metered_opening (
      reader text not null,
      month text not null check (month ~ '^\\d{4}-\\d{2}$'),
      story_id text not null references story on delete cascade,
      person_id text references person on delete cascade,
      granted_at timestamptz(3) not null,
      counted_at timestamptz(3),
      primary key (reader, month, story_id)
    )`.execute(database);
  await sql`create index metered_opening_month on metered_opening (month)`.execute(database);
  await sql`create index metered_opening_story on metered_opening (story_id)`.execute(database);
  await sql`create index metered_opening_person on metered_opening (person_id) where person_id is not null`.execute(
    database,
  );
  await sql`
    create table metered_network (
      network_hash text not null,
      day date not null,
      openings integer not null,
      primary key (network_hash, day)
    )`.execute(database);
  await sql`create index metered_network_day on metered_network (day)`.execute(database);
  await sql`
    create table guarded_opening (
      session_key text not null,
      story_id text not null references story on delete cascade,
      opened_at timestamptz(3) not null,
      primary key (session_key, story_id)
    )`.execute(database);
  await sql`create index guarded_opening_oldest on guarded_opening (opened_at)`.execute(database);
  await sql`create index guarded_opening_story on guarded_opening (story_id)`.execute(database);
  await sql`
    create table passed_check (
      session_key text primary key,
      passed_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table share_link (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      story_id text not null references story on delete cascade,
      person_id text not null references person on delete cascade,
      token_hash text not null unique,
      most_openings integer check (most_openings > 0),
      openings integer not null default 0 check (openings >= 0 and (most_openings is null or openings <= most_openings)),
      created_at timestamptz(3) not null,
      revoked_at timestamptz(3)
    )`.execute(database);
  await sql`create index share_link_of_person on share_link (person_id, created_at desc)`.execute(database);
  await sql`create index share_link_of_story on share_link (story_id)`.execute(database);
  await sql`
    create table share_link_opening (
      link_id text not null references share_link on delete cascade,
      reader_hash text not null,
      story_id text not null references story on delete cascade,
      person_id text references person on delete set null,
      is_member boolean not null,
      opened_at timestamptz(3) not null,
      primary key (link_id, reader_hash)
    )`.execute(database);
  await sql`create index share_link_opening_story on share_link_opening (story_id, opened_at)`.execute(database);
  await sql`create index share_link_opening_person on share_link_opening (person_id) where person_id is not null`.execute(
    database,
  );
}
