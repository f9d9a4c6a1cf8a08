import { type Kysely, sql } from 'kysely';

/** Who runs the site, where they are written to, and the link that makes the first of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table platform_role (
      person_id text not null references person,
      role text not null check (role in ('ADMIN', 'MODERATOR', 'CURATOR')),
      created_at timestamptz(3) not null,
      primary key (person_id, role)
    )`.execute(database);
  await sql`
    create table email_address (
      address text primary key check (address = lower(address)),
      person_id text not null unique references person,
      is_verified boolean not null default false,
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table setup_link (
      token_hash text primary key,
      seed text not null,
      created_at timestamptz(3) not null,
      used_at timestamptz(3),
      used_by text references person
    )`.execute(database);
}
