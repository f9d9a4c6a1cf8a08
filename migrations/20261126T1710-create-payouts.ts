import { type Kysely, sql } from 'kysely';

/** Where writers are paid, what they are paid, and who looked at it (rules 115 to 120). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table payout_account (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      person_id text not null references person,
      provider text not null check (provider in ('BANK_TRANSFER', 'SANDBOX', 'STRIPE_EXPRESS', 'STRIPE_STANDARD')),
      ref text not null,
      status text not null check (status in ('ACTIVE', 'INACTIVE', 'PENDING_ACTION', 'SUSPENDED', 'UNKNOWN')),
      country text not null check (country ~ '^[A-Z]{2}$'),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      shown text not null,
      sealed text not null,
      is_current boolean not null,
      created_at timestamptz(3) not null,
      payable_from timestamptz(3) not null
    )`.execute(database);
  await sql`create unique index payout_account_current on payout_account (person_id) where is_current`.execute(
    database,
  );
  await sql`create index payout_account_of_person on payout_account (person_id)`.execute(database);
  await sql`create unique index payout_account_ref on payout_account (provider, ref) where ref <> ''`.execute(database);
  await sql`
    create table payout_batch (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table payout (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      person_id text not null references person,
      account_id text references payout_account on delete set null,
      provider text,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      amount bigint not null check (amount > 0),
      period text not null check (period ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
      state text not null check (state in
        ('FORFEITED', 'INTERNAL_FAILED', 'ON_HOLD', 'PAID', 'PENDING', 'PROCESSING', 'PROVIDER_FAILED', 'REVERSED')),
      attempt integer not null default 0,
      failures integer not null default 0,
      sent_amount bigint,
      sent_currency text,
      rate text,
      transfer text,
      reason text,
      batch_id text references payout_batch,
      created_at timestamptz(3) not null,
      due_at timestamptz(3) not null,
      asked_at timestamptz(3),
      paid_at timestamptz(3),
      unique (person_id, currency, period)
    )`.execute(database);
  await sql`create index payout_due on payout (due_at) where state in ('PENDING', 'PROVIDER_FAILED', 'REVERSED')`.execute(
    database,
  );
  await sql`create index payout_asked on payout (asked_at) where state = 'PROCESSING'`.execute(database);
  await sql`create index payout_of_account on payout (account_id)`.execute(database);
  await sql`create index payout_of_batch on payout (batch_id)`.execute(database);
  await sql`create index payout_paid on payout (provider, paid_at) where state in ('PAID', 'REVERSED')`.execute(
    database,
  );
  await sql`
    create table payout_review (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      payout_id text not null unique references payout,
      status text not null check (status in ('APPROVED', 'INVALID', 'PENDING')),
      reasons text[] not null,
      statement text,
      created_at timestamptz(3) not null,
      due_at timestamptz(3) not null,
      decided_at timestamptz(3)
    )`.execute(database);
  await sql`create index payout_review_open on payout_review (due_at) where status = 'PENDING'`.execute(database);
  await sql`
    create table payout_vote (
      review_id text not null references payout_review,
      person_id text not null references person,
      is_approval boolean not null,
      statement text not null,
      created_at timestamptz(3) not null,
      primary key (review_id, person_id)
    )`.execute(database);
  await sql`create index payout_vote_of_person on payout_vote (person_id)`.execute(database);
  await sql`
    create table payout_warning (
      person_id text not null references person,
      currency text not null,
      count integer not null,
      warned_at timestamptz(3) not null,
      primary key (person_id, currency)
    )`.execute(database);
  await sql`
    create table payout_comparison (
      provider text primary key,
      compared integer not null,
      differences jsonb not null,
      compared_at timestamptz(3) not null
    )`.execute(database);
  // The sandbox's own books of what it paid, as a provider has them.
  await sql`
    create table sandbox_payout (
      key text primary key,
      account text not null,
      amount bigint not null,
      currency text not null,
      state text not null check (state in ('FAILED', 'PAID', 'RETURNED')),
      code text,
      created_at timestamptz(3) not null
    )`.execute(database);
}
