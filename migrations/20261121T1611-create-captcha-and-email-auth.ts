import { type Kysely, sql } from 'kysely';

/** Proofs of work that were used, requests to sign in by mail, and links that verify an address. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table spent_challenge (
      challenge_hash text primary key,
      expires_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index spent_challenge_expiry on spent_challenge (expires_at)`.execute(database);
  await sql`
    create table email_auth_request (
      id text primary key,
      place bigint generated always as identity,
      visitor_hash text not null,
      address text not null,
      operation text not null check (operation in ('login', 'register')),
      full_name text,
      redirect text not null,
      code_hash text not null,
      link_hash text not null unique,
      try_count integer not null default 0,
      created_at timestamptz(3) not null,
      code_expires_at timestamptz(3) not null,
      link_expires_at timestamptz(3) not null,
      ended_at timestamptz(3)
    )`.execute(database);
  await sql`create index email_auth_request_browser on email_auth_request (visitor_hash, place desc)`.execute(database);
  await sql`create index email_auth_request_address on email_auth_request (address, created_at desc)`.execute(database);
  await sql`create index email_auth_request_age on email_auth_request (created_at)`.execute(database);
  await sql`
    create table email_verification (
      token_hash text primary key,
      person_id text not null references person,
      address text not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index email_verification_person on email_verification (person_id)`.execute(database);
}
