import { type Kysely, sql } from 'kysely';

/** Days of stories, and of the programs that opened them, as months in UTC, so that years are not added up of days (decision 0100). */
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
  await sql`
    create table program_month (
      story_id text not null references story on delete cascade,
      month date not null,
      name text not null,
      publication_id text,
      requests bigint not null default 0,
      visits bigint not null default 0,
      unique nulls not distinct (story_id, month, name, publication_id)
    )`.execute(database);
  await sql`
    create index program_month_of_publication on program_month (publication_id, month)
    where publication_id is not null`.execute(database);
  await sql`
    insert into program_month
    select story_id, date_trunc('month', day)::date, name, publication_id, sum(requests), sum(visits)
    from program_day group by 1, 2, 3, 4`.execute(database);
}
