import { type Kysely, sql } from 'kysely';

/** Who has a flag before everybody does. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table flag_audience (
      flag_name text primary key,
      audience text not null check (audience in ('signedIn', 'members', 'staff', 'people')),
      percent integer not null check (percent between 0 and 100),
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table flag_guest (
      flag_name text not null references flag_audience on delete cascade,
      person_id text not null references person,
      primary key (flag_name, person_id)
    )`.execute(database);
  await sql`create index flag_guest_of_person on flag_guest (person_id)`.execute(database);
}
