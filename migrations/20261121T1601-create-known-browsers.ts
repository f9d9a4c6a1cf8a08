import { type Kysely, sql } from 'kysely';

/** In which browsers a person has signed in, so that they hear of a new one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_browser (
      person_id text not null references person,
      visitor_hash text not null,
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3) not null,
      primary key (person_id, visitor_hash)
    )`.execute(database);
  await sql`create index known_browser_use on known_browser (last_used_at)`.execute(database);
}
