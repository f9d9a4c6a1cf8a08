import { type Kysely, sql } from 'kysely';

/**
 * What browsers told is kept by the day (decision 0099), so that a day that is old goes as a whole. What is there
 * already becomes the part for all days that have none of their own: no row is moved. Cards that somebody saw get a
 * table of their own, which names nobody.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create schema raw_day`.execute(database);
  for (const table of ['client_event', 'story_visit', 'program_visit']) {
    await sql`alter table ${sql.table(table)} rename to ${sql.id(`${table}_rest`)}`.execute(database);
    await sql`alter table ${sql.table(`${table}_rest`)} set schema raw_day`.execute(database);
  }
  await sql`
    create table client_event (
      id text not null,
      name text not null,
      type text not null,
      data jsonb not null,
      person_id text references person,
      happened_at timestamptz(3) not null,
      received_at timestamptz(3) not null
    ) partition by range (received_at)`.execute(database);
  await sql`create index client_event_received on client_event (received_at)`.execute(database);
  await sql`create index client_event_person on client_event (person_id) where person_id is not null`.execute(database);
  await sql`
    create table story_visit (
      id text not null,
      story_id text not null references story on delete cascade,
      publication_id text references publication on delete set null,
      person_id text references person,
      reader_key text not null,
      is_member boolean not null,
      is_locked boolean not null,
      started_at timestamptz(3) not null,
      last_seen_at timestamptz(3) not null,
      active_seconds integer not null default 0,
      furthest_percent smallint not null default 0,
      is_read boolean not null default false,
      medium text not null,
      source text not null,
      campaign text not null,
      country text,
      device text not null,
      constraint story_visit_check check (last_seen_at >= started_at)
    ) partition by range (started_at)`.execute(database);
  await sql`create index story_visit_of_story on story_visit (story_id, started_at)`.execute(database);
  await sql`create index story_visit_of_reader on story_visit (story_id, reader_key, last_seen_at)`.execute(database);
  await sql`
    create index story_visit_of_publication on story_visit (publication_id, started_at)
    where publication_id is not null`.execute(database);
  await sql`
    create index story_visit_of_person on story_visit (person_id, last_seen_at)
    where person_id is not null`.execute(database);
  await sql`create index story_visit_of_key on story_visit (reader_key, started_at)`.execute(database);
  await sql`create index story_visit_started on story_visit using brin (started_at)`.execute(database);
  await sql`
    create table program_visit (
      id text not null,
      story_id text not null references story on delete cascade,
      publication_id text references publication on delete set null,
      reader_key text not null,
      name text not null,
      started_at timestamptz(3) not null
    ) partition by range (started_at)`.execute(database);
  await sql`create index program_visit_of_story on program_visit (story_id, started_at)`.execute(database);
  await sql`create index program_visit_of_reader on program_visit (reader_key, started_at)`.execute(database);
  await sql`create index program_visit_started on program_visit using brin (started_at)`.execute(database);
  await sql`
    create index program_visit_of_publication on program_visit (publication_id)
    where publication_id is not null`.execute(database);
  for (const table of ['client_event', 'story_visit', 'program_visit'])
    await sql`
      alter table ${sql.table(table)} attach partition ${sql.table(`raw_day.${table}_rest`)} default`.execute(database);

  await sql`
    create table story_card (
      story_id text not null references story on delete cascade,
      is_click boolean not null,
      shown_at timestamptz(3) not null
    ) partition by range (shown_at)`.execute(database);
  await sql`create index story_card_of_story on story_card (story_id, shown_at)`.execute(database);
  await sql`create table raw_day.story_card_rest partition of story_card default`.execute(database);
  await sql`
    insert into story_card (story_id, is_click, shown_at)
    select s.id, e.name = 'post.clicked', e.received_at
    from client_event e join story s on s.id = e.data ->> 'postId'
    where e.name in ('post.presented', 'post.clicked')
      and (e.person_id is null or not e.person_id = any(s.author_ids))`.execute(database);
  await sql`drop index raw_day.client_event_of_card`.execute(database);
}
