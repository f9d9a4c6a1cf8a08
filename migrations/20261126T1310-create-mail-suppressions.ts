import { type Kysely, sql } from 'kysely';

/** Addresses that get less mail than they would, and what comes back of what was mailed (rule 168). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_suppression (
      address text not null,
      kind text not null check (kind in ('bounced', 'full', 'complained')),
      status text not null,
      since timestamptz(3) not null,
      until timestamptz(3),
      primary key (address, kind)
    )`.execute(database);
  await sql`
    create table mail_setback (
      id bigint generated always as identity primary key,
      address text not null,
      happened_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index mail_setback_of_address on mail_setback (address, happened_at)`.execute(database);
  await sql`create index mail_setback_time on mail_setback (happened_at)`.execute(database);

  await sql`
    alter table issue_delivery add column address_hash text, add column complained_at timestamptz`.execute(database);
  await sql`
    create index issue_delivery_complained on issue_delivery (issue_id)
    where complained_at is not null`.execute(database);
  await sql`alter table issue drop constraint issue_stop_reason_check`.execute(database);
  await sql`
    alter table issue add constraint issue_stop_reason_check
    check (stop_reason in ('writer', 'bounces', 'complaints', 'late'))`.execute(database);
}
