import { type Kysely, sql } from 'kysely';

/** Lists that writers bring along: a verdict on each row, and a turn for whoever came in with many (rule 72). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscriber_import (
      id text primary key,
      newsletter_id text not null references newsletter on delete cascade,
      person_id text references person on delete set null,
      state text not null check (state in ('waiting', 'running', 'done', 'failed')),
      file_name text not null,
      origin text not null,
      done_count integer not null default 0,
      total_count integer,
      fault text,
      released_at timestamptz,
      requested_at timestamptz not null,
      finished_at timestamptz,
      check ((state in ('done', 'failed')) = (finished_at is not null))
    )`.execute(database);
  await sql`
    create index subscriber_import_newest on subscriber_import (newsletter_id, requested_at desc, id)`.execute(
    database,
  );
  await sql`
    create unique index subscriber_import_open on subscriber_import (newsletter_id)
      where state in ('waiting', 'running')`.execute(database);
  await sql`
    create table subscriber_import_row (
      import_id text not null references subscriber_import on delete cascade,
      place integer not null,
      address text not null,
      verdict text not null,
      primary key (import_id, place)
    )`.execute(database);
  await sql`
    create index subscriber_import_row_address on subscriber_import_row (import_id, address)`.execute(database);

  await sql`
    alter table subscriber
      add column import_id text references subscriber_import on delete set null,
      add column is_staged boolean not null default false`.execute(database);
  await sql`create index subscriber_of_import on subscriber (import_id) where import_id is not null`.execute(database);
  await sql`
    create index subscriber_staged on subscriber (newsletter_id, created_at, id) where is_staged`.execute(database);
  for (const reader of ['address', 'person_id']) {
    await sql`
      create index ${sql.raw(`subscriber_turned_away_${reader}`)} on subscriber (${sql.ref(reader)})
      where end_reason in ('bounced', 'complained') and ${sql.ref(reader)} is not null`.execute(database);
  }
}
