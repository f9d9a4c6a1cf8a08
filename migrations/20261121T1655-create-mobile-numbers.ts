import { type Kysely, sql } from 'kysely';

/** Telephones that people showed to be theirs (decisions 142): only what tells two numbers apart is kept. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table mobile_number (
      person_id text primary key references person on delete cascade,
      number_hash text not null unique,
      last_digits text not null,
      verified_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table mobile_code (
      person_id text primary key references person on delete cascade,
      number_hash text not null,
      last_digits text not null,
      code_hash text not null,
      tries integer not null,
      expires_at timestamptz(3) not null
    )`.execute(database);
}
