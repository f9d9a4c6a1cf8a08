import { type Kysely, sql } from 'kysely';

/** Failed sign-ins: the ladder of each account and method, and what a network tried in the last day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_lockout (
      kind text not null check (kind in ('password', 'secondFactor', 'recoveryCode')),
      subject text not null,
      failure_count integer not null default 0,
      locked_until timestamptz(3),
      is_permanent boolean not null default false,
      updated_at timestamptz(3) not null,
      primary key (kind, subject)
    )`.execute(database);
  await sql`
    create table network_lockout (
      network text primary key,
      lock_count integer not null default 0,
      locked_until timestamptz(3),
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table sign_in_attempt (
      id bigint generated always as identity primary key,
      network text not null,
      subject text not null,
      is_failure boolean not null default false,
      made_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index sign_in_attempt_network on sign_in_attempt (network, made_at)`.execute(database);
}
