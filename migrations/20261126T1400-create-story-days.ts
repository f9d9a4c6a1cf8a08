import { type Kysely, sql } from 'kysely';

/** Hours of stories and publications as days in UTC, so that years are not added up of hours. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_day (
      story_id text not null references story on delete cascade,
      day date not null,
      presented integer not null,
      clicked integer not null,
      member_views integer not null,
      other_views integer not null,
      member_reads integer not null,
      other_reads integer not null,
      active_seconds bigint not null,
      primary key (story_id, day)
    )`.execute(database);
  await sql`
    create table publication_day (
      publication_id text not null references publication on delete cascade,
      day date not null,
      member_views integer not null,
      other_views integer not null,
      member_reads integer not null,
      other_reads integer not null,
      active_seconds bigint not null,
      primary key (publication_id, day)
    )`.execute(database);
  await sql`
    insert into story_day
    select story_id, (hour at time zone 'UTC')::date, sum(presented), sum(clicked), sum(member_views), sum(other_views),
      sum(member_reads), sum(other_reads), sum(active_seconds)
    from story_hour group by 1, 2`.execute(database);
  await sql`
    insert into publication_day
    select publication_id, (hour at time zone 'UTC')::date, sum(member_views), sum(other_views), sum(member_reads),
      sum(other_reads), sum(active_seconds)
    from publication_hour group by 1, 2`.execute(database);
}
