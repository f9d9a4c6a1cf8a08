import { type Kysely, sql } from 'kysely';

/** Days of stories as months in UTC, so that years are not added up of days (decision 0100). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_month (
      story_id text not null references story on delete cascade,
      month date not null,
      presented bigint not null,
      clicked bigint not null,
      member_views bigint not null,
      other_views bigint not null,
      member_reads bigint not null,
      other_reads bigint not null,
      active_seconds bigint not null,
      primary key (story_id, month)
    )`.execute(database);
  await sql`
    insert into story_month
    select story_id, date_trunc('month', day)::date, sum(presented), sum(clicked), sum(member_views), sum(other_views),
      sum(member_reads), sum(other_reads), sum(active_seconds)
    from story_day group by 1, 2`.execute(database);
}
