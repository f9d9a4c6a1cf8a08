import { type Kysely, sql } from 'kysely';

/**
 * What programs opened, apart from people (decision 0093): what their browsers told, one row a visit for 30 days, and
 * what they asked for, as sums of a day by the name of the program.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table program_visit (
      id text primary key,
      story_id text not null references story on delete cascade,
      publication_id text references publication on delete set null,
      reader_key text not null,
      name text not null,
      started_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index program_visit_of_story on program_visit (story_id, started_at)`.execute(database);
  await sql`create index program_visit_of_reader on program_visit (reader_key, started_at)`.execute(database);
  await sql`create index program_visit_started on program_visit using brin (started_at)`.execute(database);
  await sql`
    create index program_visit_of_publication on program_visit (publication_id)
    where publication_id is not null`.execute(database);
  // Which publication it was stays, also where the publication does not.
  await sql`
    create table program_day (
      story_id text not null references story on delete cascade,
      day date not null,
      name text not null,
      publication_id text,
      requests integer not null default 0,
      visits integer not null default 0,
      unique nulls not distinct (story_id, day, name, publication_id)
    )`.execute(database);
  await sql`
    create index program_day_of_publication on program_day (publication_id, day)
    where publication_id is not null`.execute(database);
  // How many visits of the last hour one reader began, wherever.
  await sql`create index story_visit_of_key on story_visit (reader_key, started_at)`.execute(database);
}
