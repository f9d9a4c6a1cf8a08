import { type Kysely, sql } from 'kysely';

/** Passwords, authenticator apps, recovery codes and passkeys. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table password (
      person_id text primary key references person on delete cascade,
      hash text not null,
      is_short boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table totp (
      person_id text primary key references person on delete cascade,
      sealed_secret text not null,
      is_confirmed boolean not null default false,
      last_step integer not null default 0,
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table recovery_code (
      person_id text not null references person on delete cascade,
      position smallint not null,
      salt text not null,
      hash text not null,
      used_at timestamptz(3),
      created_at timestamptz(3) not null,
      primary key (person_id, position)
    )`.execute(database);
  await sql`
    create table passkey (
      id text primary key,
      person_id text not null references person on delete cascade,
      name text not null,
      public_key text not null,
      counter bigint not null,
      transports text[] not null default '{}',
      is_backed_up boolean not null,
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3)
    )`.execute(database);
  await sql`create index passkey_person on passkey (person_id)`.execute(database);
  await sql`
    create table two_factor_choice (
      person_id text primary key references person on delete cascade,
      asks_for_passkey boolean not null,
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table passkey_challenge (
      challenge text primary key,
      visitor_hash text not null,
      purpose text not null check (purpose in ('register', 'signIn', 'secondFactor')),
      person_id text references person on delete cascade,
      expires_at timestamptz(3) not null
    )`.execute(database);
}
