import { type Kysely, sql } from 'kysely';

/**
 * Who reads a story, one row a visit, and what is counted of it by hour (rules 122 to 125). Neither an address of a
 * network nor a cookie is kept: visitors who are signed out have a key that nobody can make again after two days.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table visit_salt (day date primary key, salt bytea not null)`.execute(database);
  await sql`
    create table story_visit (
      id text primary key,
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
      check (last_seen_at >= started_at)
    )`.execute(database);
  await sql`create index story_visit_of_story on story_visit (story_id, started_at)`.execute(database);
  await sql`create index story_visit_of_reader on story_visit (story_id, reader_key, last_seen_at)`.execute(database);
  await sql`
    create index story_visit_of_publication on story_visit (publication_id, started_at)
    where publication_id is not null`.execute(database);
  await sql`
    create index story_visit_of_person on story_visit (person_id, last_seen_at)
    where person_id is not null`.execute(database);
  await sql`create index story_visit_started on story_visit using brin (started_at)`.execute(database);

  // What was told and is not counted yet. Only ever appended and taken away: nobody waits for anybody.
  await sql`
    create table visit_due (
      id bigint generated always as identity primary key,
      story_id text not null,
      hour timestamptz not null
    )`.execute(database);
  await sql`
    create table story_hour (
      story_id text not null references story on delete cascade,
      hour timestamptz not null,
      presented integer not null,
      clicked integer not null,
      member_views integer not null,
      other_views integer not null,
      member_reads integer not null,
      other_reads integer not null,
      active_seconds bigint not null,
      primary key (story_id, hour)
    )`.execute(database);
  await sql`
    create table publication_hour (
      publication_id text not null references publication on delete cascade,
      hour timestamptz not null,
      member_views integer not null,
      other_views integer not null,
      member_reads integer not null,
      other_reads integer not null,
      active_seconds bigint not null,
      primary key (publication_id, hour)
    )`.execute(database);
  await sql`
    create table story_facet_day (
      story_id text not null references story on delete cascade,
      day date not null,
      facet text not null check (facet in ('source', 'campaign', 'country', 'device', 'depth')),
      value text not null,
      views integer not null,
      reads integer not null,
      primary key (story_id, day, facet, value)
    )`.execute(database);
  await sql`
    create index client_event_of_card on client_event ((data ->> 'postId'), received_at)
    where name in ('post.presented', 'post.clicked')`.execute(database);
  await sql`drop index client_event_read`.execute(database);
  await sql`drop table counted_read_mark`.execute(database);
}
