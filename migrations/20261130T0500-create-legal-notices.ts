import { type Kysely, sql } from 'kysely';

/** What somebody says is against the law, what came of it, and what its author says to that (rules 260 to 263). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table legal_notice (
      id text primary key,
      kind text not null check (kind in ('copyright', 'illegal', 'childAbuse')),
      address text not null,
      target_kind text not null check (target_kind in ('post', 'user', 'response', 'catalog', 'collection')),
      target_id text not null,
      title text not null,
      excerpt text not null,
      notifier_id text references person on delete set null,
      name text not null,
      email text,
      work text not null,
      law text not null,
      countries text[] not null,
      explanation text not null,
      state text not null check (state in ('open', 'declined', 'acted', 'countered', 'restored', 'held')),
      created_at timestamptz(3) not null,
      decided_at timestamptz(3),
      decided_by text references person,
      reason text not null default '',
      decision_id text references decision on delete set null,
      counter_by text references person on delete set null,
      counter_name text not null default '',
      counter_address text not null default '',
      counter_words text not null default '',
      countered_at timestamptz(3),
      restore_at timestamptz(3),
      ended_at timestamptz(3),
      hold_reason text not null default '',
      check ((state = 'open') = (decided_at is null))
    )`.execute(database);
  await sql`create index legal_notice_waiting on legal_notice (created_at, id) where state = 'open'`.execute(database);
  await sql`create index legal_notice_decided on legal_notice (decided_at, id) where state <> 'open'`.execute(database);
  await sql`create index legal_notice_received on legal_notice (created_at)`.execute(database);
  await sql`create index legal_notice_due on legal_notice (restore_at) where state = 'countered'`.execute(database);
  await sql`create unique index legal_notice_decision on legal_notice (decision_id)`.execute(database);
  await sql`create index legal_notice_notifier on legal_notice (notifier_id)`.execute(database);
  await sql`create index legal_notice_decided_by on legal_notice (decided_by)`.execute(database);
  await sql`create index legal_notice_counter_by on legal_notice (counter_by)`.execute(database);
}
