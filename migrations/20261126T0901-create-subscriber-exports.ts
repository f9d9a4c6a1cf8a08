import { type Kysely, sql } from 'kysely';

/** Lists of subscribers that whoever runs a newsletter takes along: one a person and newsletter is made at a time. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscriber_export (
      id text primary key,
      newsletter_id text not null references newsletter on delete cascade,
      person_id text not null references person on delete cascade,
      state text not null check (state in ('waiting', 'ready', 'failed')),
      row_count integer not null default 0,
      requested_at timestamptz not null,
      ready_at timestamptz,
      expires_at timestamptz,
      check ((state = 'ready') = (expires_at is not null))
    )`.execute(database);
  await sql`
    create unique index subscriber_export_open on subscriber_export (newsletter_id, person_id)
      where state = 'waiting'`.execute(database);
  await sql`create index subscriber_export_person on subscriber_export (person_id)`.execute(database);
}
