import { type Kysely, sql } from 'kysely';

/** Errors that browsers told of or the program logged (rules 244 and 245): as they came in, and grouped, with a few of each. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table error_report (
      id bigint generated always as identity primary key,
      source text not null check (source in ('browser', 'server')),
      report jsonb not null,
      received_at timestamptz not null
    )`.execute(database);
  await sql`
    create table error_group (
      id text primary key check (id ~ '^[0-9a-f]{24}$'),
      source text not null check (source in ('browser', 'server')),
      name text not null,
      message text not null,
      place text not null,
      build text not null,
      seen_count bigint not null check (seen_count > 0),
      state text not null default 'open' check (state in ('open', 'resolved', 'muted')),
      settled_at timestamptz,
      settled_build text,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null
    )`.execute(database);
  await sql`create index error_group_of_state on error_group (state, last_seen_at desc)`.execute(database);
  await sql`
    create table error_sample (
      id bigint generated always as identity primary key,
      group_id text not null references error_group on delete cascade,
      sample jsonb not null,
      seen_at timestamptz not null
    )`.execute(database);
  await sql`create index error_sample_of_group on error_sample (group_id, id desc)`.execute(database);
}
