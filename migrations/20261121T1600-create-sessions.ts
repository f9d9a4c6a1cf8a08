import { type Kysely, sql } from 'kysely';

/** Who is signed in where, the steps between a proof and a session, and what is counted on the way. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      id text primary key,
      token_hash text not null unique,
      person_id text not null references person,
      parent_id text references session on delete cascade,
      host text not null,
      method text not null,
      entry text,
      user_agent text not null,
      network text not null,
      country text,
      created_at timestamptz(3) not null,
      stepped_up_at timestamptz(3),
      last_used_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index session_person on session (person_id, last_used_at desc)`.execute(database);
  await sql`create index session_parent on session (parent_id) where parent_id is not null`.execute(database);
  await sql`create index session_expiry on session (expires_at)`.execute(database);
  await sql`
    create table login_token (
      token_hash text primary key,
      person_id text not null references person,
      visitor_hash text,
      operation text not null check (operation in ('login', 'register')),
      method text not null,
      redirect text not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index login_token_expiry on login_token (expires_at)`.execute(database);
  await sql`
    create table pending_sign_in (
      visitor_hash text primary key,
      person_id text not null references person,
      operation text not null check (operation in ('login', 'register')),
      method text not null,
      redirect text not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index pending_sign_in_expiry on pending_sign_in (expires_at)`.execute(database);
  await sql`
    create table domain_pass (
      token_hash text primary key,
      session_id text not null references session on delete cascade,
      host text not null,
      visitor_hash text not null,
      redirect text not null,
      expires_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table operation_count (
      name text not null,
      key_hash text not null,
      window_start timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      count integer not null,
      primary key (name, key_hash, window_start)
    )`.execute(database);
  await sql`create index operation_count_expiry on operation_count (expires_at)`.execute(database);
}
