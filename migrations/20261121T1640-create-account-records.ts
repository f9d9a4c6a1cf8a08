import { type Kysely, sql } from 'kysely';

/** Usernames that were given up, addresses that change, accounts that close, archives for their owners, and choices. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table old_username (
      username text primary key check (username = lower(username)),
      person_id text not null references person,
      changed_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index old_username_person on old_username (person_id, changed_at desc)`.execute(database);
  await sql`create index old_username_expiry on old_username (expires_at)`.execute(database);

  await sql`
    create table email_change (
      person_id text primary key references person,
      new_address text not null check (new_address = lower(new_address)),
      token_hash text not null unique,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table email_change_undo (
      token_hash text primary key,
      place bigint generated always as identity,
      person_id text not null references person,
      old_address text not null check (old_address = lower(old_address)),
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index email_change_undo_person on email_change_undo (person_id)`.execute(database);

  await sql`
    create table account_closure (
      person_id text primary key references person,
      kind text not null check (kind in ('deactivated', 'deleted')),
      prior_state text not null check (prior_state in ('active', 'suspended')),
      closed_at timestamptz(3) not null,
      erase_at timestamptz(3),
      check ((kind = 'deleted') = (erase_at is not null))
    )`.execute(database);
  await sql`create index account_closure_due on account_closure (erase_at) where erase_at is not null`.execute(
    database,
  );

  await sql`
    create table account_export (
      id text primary key,
      person_id text not null references person,
      state text not null check (state in ('waiting', 'ready', 'failed')),
      part_count integer not null default 0,
      byte_count bigint not null default 0,
      requested_at timestamptz(3) not null,
      ready_at timestamptz(3),
      expires_at timestamptz(3)
    )`.execute(database);
  await sql`create index account_export_person on account_export (person_id, requested_at desc)`.execute(database);
  await sql`create unique index account_export_waiting on account_export (person_id) where state = 'waiting'`.execute(
    database,
  );

  await sql`
    create table viewer_preference (
      person_id text not null references person,
      name text not null,
      value jsonb not null,
      updated_at timestamptz(3) not null,
      primary key (person_id, name)
    )`.execute(database);
  await sql`
    create table dismissed_flag (
      person_id text not null references person,
      flag text not null,
      dismissed_at timestamptz(3) not null,
      primary key (person_id, flag)
    )`.execute(database);
}
