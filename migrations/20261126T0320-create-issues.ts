import { type Kysely, sql } from 'kysely';

/** What goes out to the readers of a newsletter, and how it goes for each of them (decision 0076). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table issue (
      id text primary key,
      newsletter_id text not null references newsletter on delete cascade,
      story_id text not null references story on delete cascade,
      subject text not null,
      state text not null check (state in ('waiting', 'sending', 'paused', 'stopped', 'done')),
      stop_reason text check (stop_reason in ('writer', 'bounces', 'late')),
      recipient_count integer not null default 0,
      send_at timestamptz not null,
      not_after timestamptz not null,
      created_at timestamptz not null,
      ended_at timestamptz,
      unique (newsletter_id, story_id),
      check ((state in ('stopped', 'done')) = (ended_at is not null)),
      check (state in ('stopped', 'paused') or stop_reason is null)
    )`.execute(database);
  await sql`create index issue_newest on issue (newsletter_id, created_at desc, id desc)`.execute(database);
  await sql`create index issue_of_story on issue (story_id)`.execute(database);
  await sql`
    create index issue_at_work on issue (send_at) where state in ('waiting', 'sending')`.execute(database);

  await sql`
    create table issue_delivery (
      id text primary key,
      issue_id text not null references issue on delete cascade,
      story_id text not null,
      subscriber_id text references subscriber on delete set null,
      reader_hash text not null,
      state text not null default 'queued' check (state in
        ('queued', 'sending', 'accepted', 'deferred', 'unknown', 'held', 'bounced', 'skipped')),
      reason text,
      attempt integer not null default 0,
      lease_until timestamptz,
      due_at timestamptz not null,
      first_tried_at timestamptz,
      unknown_at timestamptz,
      ended_at timestamptz,
      check (state <> 'sending' or lease_until is not null),
      check (state not in ('accepted', 'bounced', 'skipped') or ended_at is not null)
    )`.execute(database);
  await sql`create unique index issue_delivery_once on issue_delivery (story_id, reader_hash)`.execute(database);
  await sql`create index issue_delivery_counted on issue_delivery (issue_id, state)`.execute(database);
  await sql`
    create index issue_delivery_of_subscriber on issue_delivery (subscriber_id)
    where subscriber_id is not null`.execute(database);
  await sql`
    create index issue_delivery_due on issue_delivery (issue_id, due_at, id)
    where state in ('queued', 'deferred', 'unknown')`.execute(database);
  await sql`
    create index issue_delivery_leased on issue_delivery (lease_until) where state = 'sending'`.execute(database);
}
