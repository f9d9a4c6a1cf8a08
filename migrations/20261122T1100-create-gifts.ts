import { type Kysely, sql } from 'kysely';

/** Memberships that are given away: what was ordered, its codes (never as they are read), and who redeemed them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table gift (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      kind text not null check (kind in ('GIFT', 'GROUP_GIFT', 'PROMOTION')),
      buyer_id text references person,
      tier text not null check (tier in ('MEMBER', 'FRIEND')),
      months integer not null check (months between 1 and 12),
      amount integer not null check (amount >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      seats integer not null check (seats between 1 and 10000),
      is_shared boolean not null,
      email_domain text,
      is_for_new_members boolean not null default false,
      sender_name text not null default '',
      recipient_name text not null default '',
      recipient_email text,
      note text not null default '' check (char_length(note) <= 500),
      deliver_at timestamptz(3),
      created_at timestamptz(3) not null,
      intent_id text unique references payment_intent,
      paid_at timestamptz(3),
      expires_at timestamptz(3),
      delivered_at timestamptz(3),
      voided_at timestamptz(3),
      check ((paid_at is null) = (expires_at is null))
    )`.execute(database);
  await sql`create index gift_of_buyer on gift (buyer_id, created_at desc)`.execute(database);
  await sql`create index gift_unpaid on gift (created_at) where paid_at is null`.execute(database);
  await sql`
    create index gift_to_deliver on gift (deliver_at)
    where paid_at is not null and delivered_at is null and voided_at is null`.execute(database);
  await sql`
    create table gift_code (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      gift_id text not null references gift on delete cascade,
      position integer not null,
      code_hash text not null unique,
      sealed text not null,
      seats integer not null check (seats > 0),
      used integer not null default 0 check (used between 0 and seats),
      revoked_at timestamptz(3),
      unique (gift_id, position)
    )`.execute(database);
  await sql`
    create table gift_redemption (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      code_id text not null references gift_code on delete cascade,
      person_id text references person,
      redeemed_at timestamptz(3) not null,
      unique (code_id, person_id)
    )`.execute(database);
  await sql`create index gift_redemption_of_person on gift_redemption (person_id)`.execute(database);
  await sql`
    create table gift_reminder (
      person_id text not null references person,
      days integer not null,
      period_ends_at timestamptz(3) not null,
      primary key (person_id, days, period_ends_at)
    )`.execute(database);
}
