import { type Kysely, sql } from 'kysely';

/** Certificates of the names that are shown here, where this program gets them itself. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table acme_account (
      directory_url text primary key,
      sealed_key text not null,
      account_url text,
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table acme_challenge (
      token text primary key,
      key_authorization text not null,
      expires_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table certificate (
      name text primary key check (name = lower(name)),
      chain text,
      sealed_key text,
      not_before timestamptz(3),
      not_after timestamptz(3),
      next_order_at timestamptz(3) not null,
      next_look_at timestamptz(3),
      failing_since timestamptz(3),
      failures int not null default 0,
      problem text,
      check (num_nonnulls(chain, sealed_key, not_before, not_after) in (0, 4))
    )`.execute(database);
  await sql`create index certificate_due on certificate (next_order_at)`.execute(database);
  await sql`create index certificate_looked on certificate (next_look_at) where next_look_at is not null`.execute(
    database,
  );
  await sql`
    create table certificate_order (
      id bigint generated always as identity primary key,
      name text not null,
      zone text not null,
      is_renewal boolean not null,
      ordered_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index certificate_order_zone on certificate_order (zone, ordered_at)`.execute(database);
  await sql`create index certificate_order_time on certificate_order (ordered_at)`.execute(database);
}
