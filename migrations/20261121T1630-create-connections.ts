import { type Kysely, sql } from 'kysely';

/** Who is known at Google, Apple, Facebook and X, the questions that are under way there, and one-tap credentials. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table connection (
      provider text not null check (provider in ('google', 'apple', 'facebook', 'x')),
      issuer text not null,
      subject text not null,
      person_id text not null references person,
      display_name text not null,
      is_proven boolean not null,
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3) not null,
      primary key (provider, issuer, subject),
      unique (person_id, provider)
    )`.execute(database);
  await sql`
    create table provider_question (
      state_hash text primary key,
      visitor_hash text not null,
      session_id text,
      provider text not null,
      operation text not null check (operation in ('login', 'register', 'connect')),
      redirect text not null,
      expires_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index provider_question_expires on provider_question (expires_at)`.execute(database);
  await sql`
    create table one_tap_credential (
      credential_hash text primary key,
      handle_hash text unique,
      visitor_hash text not null,
      claims jsonb,
      expires_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index one_tap_credential_expires on one_tap_credential (expires_at)`.execute(database);
}
