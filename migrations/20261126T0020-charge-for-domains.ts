import { type Kysely, sql } from 'kysely';

/** A domain may have a price, which its owner pays once (decision 0073). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_intent
      drop constraint payment_intent_kind_check,
      add constraint payment_intent_kind_check check (kind in
        ('DOMAIN', 'GIFT', 'GROUP_GIFT', 'METHOD', 'REACTIVATION', 'RENEWAL', 'START', 'SWITCH', 'TRIAL'))`.execute(
    database,
  );
  await sql`
    alter table refund
      drop constraint refund_reason_check,
      add constraint refund_reason_check check (reason in
        ('DOMAIN', 'DUPLICATE', 'FIRST_DAYS', 'GIFT', 'STAFF', 'WITHDRAWAL'))`.execute(database);
  // Two windows pay for the same domain at one instant: the second one waits for the first.
  await sql`
    create unique index payment_intent_one_domain on payment_intent (subject_id)
    where kind = 'DOMAIN' and state in ('SENT', 'UNKNOWN', 'NEEDS_APPROVAL', 'PENDING')`.execute(database);
  await sql`
    create table domain_fee (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      buyer_id text references person,
      publication_id text references publication,
      intent_id text not null unique references payment_intent,
      amount integer not null check (amount > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      paid_at timestamptz(3) not null,
      used_at timestamptz(3),
      ended_at timestamptz(3)
    )`.execute(database);
  await sql`
    create unique index domain_fee_in_force on domain_fee (coalesce(publication_id, buyer_id))
    where ended_at is null`.execute(database);
  await sql`
    create index domain_fee_unused on domain_fee (paid_at) where used_at is null and ended_at is null`.execute(
    database,
  );
  await sql`create index domain_fee_of_buyer on domain_fee (buyer_id)`.execute(database);
}
