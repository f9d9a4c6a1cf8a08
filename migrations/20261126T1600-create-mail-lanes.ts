import { type Kysely, sql } from 'kysely';

/** Why a provider takes no mail from us for now, what it tells of mail, and since when a mail is asked for (decision 0083). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_stop (
      lane text primary key check (lane in ('account', 'bulk')),
      carrier text not null,
      reason text not null check (reason in ('key', 'domain', 'quota', 'account')),
      answer text not null,
      since timestamptz not null,
      retry_at timestamptz not null
    )`.execute(database);
  await sql`
    create table mail_event (
      provider text not null,
      event_id text not null,
      kind text not null check (kind in ('delivered', 'bounced', 'complained', 'unsubscribed', 'none')),
      mail_id text,
      address text,
      status text not null,
      received_at timestamptz not null,
      taken_at timestamptz,
      primary key (provider, event_id)
    )`.execute(database);
  await sql`create index mail_event_waiting on mail_event (received_at) where taken_at is null`.execute(database);
  await sql`create index mail_event_old on mail_event (received_at)`.execute(database);
  await sql`
    alter table issue_delivery add column asked_since timestamptz, add column confirmed_at timestamptz`.execute(
    database,
  );
  await sql`update issue_delivery set asked_since = unknown_at where state = 'unknown'`.execute(database);
}
