import { type Kysely, sql } from 'kysely';

/** Until when whoever is gone shares in what stories earn in months that are not closed yet (rule 324). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table earning_gone (
      period text not null,
      story_id text not null,
      person_id text not null,
      left_on date not null,
      is_author boolean not null,
      is_keeper boolean not null,
      is_enrolled boolean not null,
      earns_from timestamptz,
      primary key (period, story_id, person_id)
    )`.execute(database);
}
