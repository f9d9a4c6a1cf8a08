import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table tag (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      slug text not null unique,
      title text not null,
      story_count integer not null default 0,
      follower_count integer not null default 0,
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index tag_popular on tag (story_count desc, id desc) where story_count > 0`.execute(database);

  await sql`
    create table story_tag (
      story_id text not null references story,
      tag_id text not null references tag,
      publication_id text references publication,
      position integer not null,
      sort_key bigint not null,
      is_listed boolean not null,
      primary key (story_id, tag_id)
    )`.execute(database);
  await sql`create index story_of_tag on story_tag (tag_id, sort_key desc, story_id desc) where is_listed`.execute(
    database,
  );
  await sql`
    create index story_of_tag_in_publication on story_tag (publication_id, tag_id, sort_key desc, story_id desc)
    where is_listed and publication_id is not null`.execute(database);

  await sql`
    create table series (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      slug text not null unique,
      title text not null,
      description text not null default '',
      creator_id text not null references person,
      publication_id text references publication,
      story_count integer not null default 0,
      first_story_id text references story,
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index series_of_creator on series (creator_id)`.execute(database);
  await sql`create index series_of_publication on series (publication_id) where publication_id is not null`.execute(
    database,
  );
  await sql`create index series_by_first_story on series (first_story_id) where first_story_id is not null`.execute(
    database,
  );
  await sql`
    create table series_entry (
      series_id text not null references series,
      story_id text not null references story,
      place double precision not null,
      is_listed boolean not null,
      primary key (series_id, story_id)
    )`.execute(database);
  await sql`create index series_order on series_entry (series_id, place, story_id) where is_listed`.execute(database);
  await sql`
    alter table story add constraint story_series foreign key (series_id) references series`.execute(database);

  await sql`
    create table archive_count (
      scope text not null,
      year integer not null,
      month integer not null,
      day integer not null,
      story_count integer not null,
      primary key (scope, year, month, day)
    )`.execute(database);
  await sql`
    comment on table archive_count is
    'Listed stories per year (month and day 0), month (day 0) and day; scope is site, publication:ID or tag:ID'`.execute(
    database,
  );

  await sql`
    create table story_read_day (
      story_id text not null references story,
      day date not null,
      member_reads integer not null default 0,
      other_reads integer not null default 0,
      primary key (day, story_id)
    )`.execute(database);
  await sql`
    create table top_story (
      scope text not null,
      period text not null check (period in ('week', 'month', 'year', 'allTime')),
      position integer not null,
      story_id text not null references story,
      score double precision not null,
      primary key (scope, period, position)
    )`.execute(database);
}
