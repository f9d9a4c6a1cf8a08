import { type Kysely, sql } from 'kysely';

/** Which story somebody read last before they followed, subscribed or became a member (decision 0094). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_gain (
      id bigint generated always as identity primary key,
      story_id text not null references story on delete cascade,
      publication_id text references publication on delete set null,
      kind text not null check (kind in ('follower', 'subscriber', 'member')),
      target_id text not null,
      person_id text references person,
      gained_at timestamptz(3) not null
    )`.execute(database);
  // Whoever goes and comes again was won once.
  await sql`create unique index story_gain_once on story_gain (person_id, kind, target_id)`.execute(database);
  await sql`create index story_gain_of_story on story_gain (story_id, gained_at)`.execute(database);
  await sql`
    create index story_gain_of_publication on story_gain (publication_id, gained_at)
    where publication_id is not null`.execute(database);
  // How many views got at least so far into a story, beside the tenths that they ended in.
  await sql`alter table story_facet_day drop constraint story_facet_day_facet_check`.execute(database);
  await sql`
    alter table story_facet_day add constraint story_facet_day_facet_check
    check (facet in ('source', 'campaign', 'country', 'device', 'depth', 'reach'))`.execute(database);
  await sql`
    insert into visit_due (story_id, hour)
    select distinct story_id, date_trunc('hour', started_at, 'UTC') from story_visit`.execute(database);
}
