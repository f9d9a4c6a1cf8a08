import { type Kysely, sql } from 'kysely';

/** Who pays for what: intents before any call goes out, charges and refunds as they happened, and memberships. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_customer (
      person_id text not null references person,
      provider text not null check (provider in ('BRAINTREE', 'SANDBOX', 'STRIPE')),
      customer text not null,
      created_at timestamptz(3) not null,
      primary key (person_id, provider),
      unique (provider, customer)
    )`.execute(database);
  await sql`
    create table payment_intent (
      id text primary key check (id ~ '^[0-9a-f]{32}$'),
      person_id text references person,
      form_key text,
      kind text not null check (kind in
        ('GIFT', 'GROUP_GIFT', 'METHOD', 'REACTIVATION', 'RENEWAL', 'START', 'SWITCH', 'TRIAL')),
      subject_id text not null,
      provider text not null check (provider in ('BRAINTREE', 'SANDBOX', 'STRIPE')),
      customer text not null,
      amount integer not null check (amount >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      purpose jsonb not null,
      state text not null check (state in
        ('SENT', 'UNKNOWN', 'NEEDS_APPROVAL', 'PENDING', 'SUCCEEDED', 'DECLINED', 'ABANDONED')),
      charge text,
      method jsonb,
      reason text,
      code text,
      secret text,
      is_worth_another_try boolean not null default true,
      created_at timestamptz(3) not null,
      asked_at timestamptz(3) not null,
      settled_at timestamptz(3),
      applied_at timestamptz(3),
      unique (person_id, form_key)
    )`.execute(database);
  await sql`
    create index payment_intent_open on payment_intent (asked_at)
    where state in ('SENT', 'UNKNOWN', 'NEEDS_APPROVAL', 'PENDING')`.execute(database);
  // One charge at a time for a subject: what a renewal and a switch at the same instant meet at.
  await sql`
    create unique index payment_intent_one_open on payment_intent (subject_id)
    where kind in ('REACTIVATION', 'RENEWAL', 'START', 'SWITCH', 'TRIAL')
      and state in ('SENT', 'UNKNOWN', 'NEEDS_APPROVAL', 'PENDING')`.execute(database);
  await sql`create table receipt_counter (id boolean primary key default true check (id), last bigint not null)`.execute(
    database,
  );
  await sql`insert into receipt_counter (last) values (0)`.execute(database);
  await sql`
    create table charge (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      intent_id text not null unique references payment_intent,
      person_id text references person,
      receipt_number bigint not null unique,
      provider text not null,
      charge text not null,
      product text not null check (product in
        ('ANNUAL_MEMBERSHIP', 'CUSTOM_DOMAIN', 'GIFT_MEMBERSHIP', 'GROUP_GIFT_MEMBERSHIP', 'MONTHLY_MEMBERSHIP',
         'PREMIUM_ANNUAL_MEMBERSHIP', 'PREMIUM_MONTHLY_MEMBERSHIP')),
      amount integer not null check (amount > 0),
      currency text not null,
      tax_rate integer not null default 0,
      tax_amount integer not null default 0,
      method jsonb not null,
      seller text not null,
      refunded_amount integer not null default 0 check (refunded_amount between 0 and amount),
      is_disputed boolean not null default false,
      charged_at timestamptz(3) not null,
      unique (provider, charge)
    )`.execute(database);
  await sql`create index charge_of_person on charge (person_id, charged_at desc)`.execute(database);
  await sql`
    create table refund (
      id text primary key check (id ~ '^[0-9a-f]{32}$'),
      charge_id text not null references charge,
      amount integer not null check (amount > 0),
      reason text not null check (reason in ('DUPLICATE', 'FIRST_DAYS', 'GIFT', 'STAFF', 'WITHDRAWAL')),
      state text not null check (state in ('SENT', 'UNKNOWN', 'PENDING', 'REFUNDED', 'REFUSED')),
      refund text,
      code text,
      created_at timestamptz(3) not null,
      asked_at timestamptz(3) not null,
      settled_at timestamptz(3)
    )`.execute(database);
  await sql`create index refund_of_charge on refund (charge_id)`.execute(database);
  await sql`
    create index refund_open on refund (asked_at) where state in ('SENT', 'UNKNOWN', 'PENDING')`.execute(database);
  await sql`
    create table payment_event (
      provider text not null,
      event_id text not null,
      received_at timestamptz(3) not null,
      primary key (provider, event_id)
    )`.execute(database);
  await sql`create index payment_event_oldest on payment_event (received_at)`.execute(database);
  await sql`
    create table membership (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      person_id text not null unique references person,
      status text not null check (status in ('ACTIVE', 'INACTIVE', 'PENDING', 'UNKNOWN')),
      plan text not null check (plan in ('MONTHLY', 'YEARLY', 'PREMIUM_MONTHLY', 'PREMIUM_YEARLY')),
      provider text not null check (provider in
        ('APPLE', 'BRAINTREE', 'GOOGLE', 'MEDIUM_GIFT', 'PAYPAL', 'SANDBOX', 'STRIPE', 'UNKNOWN')),
      customer text,
      method jsonb,
      currency text not null,
      regular_amount integer not null,
      started_at timestamptz(3) not null,
      anchor_at timestamptz(3) not null,
      period_starts_at timestamptz(3) not null,
      period_ends_at timestamptz(3) not null check (period_ends_at >= period_starts_at),
      paid_amount integer not null default 0,
      is_trial boolean not null default false,
      cancelled_at timestamptz(3),
      cancellation_reason text,
      last_offer_at timestamptz(3),
      first_failed_at timestamptz(3),
      failed_charges integer not null default 0,
      next_charge_at timestamptz(3),
      discount jsonb,
      credit integer not null default 0 check (credit >= 0),
      paused_until timestamptz(3),
      scheduled_plan text check (scheduled_plan in ('MONTHLY', 'YEARLY', 'PREMIUM_MONTHLY', 'PREMIUM_YEARLY')),
      member_since timestamptz(3) not null,
      friend_since timestamptz(3),
      ended_at timestamptz(3)
    )`.execute(database);
  await sql`create index membership_due on membership (next_charge_at) where next_charge_at is not null`.execute(
    database,
  );
  await sql`create index membership_ending on membership (period_ends_at) where status = 'ACTIVE'`.execute(database);
}
