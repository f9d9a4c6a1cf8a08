import { type Kysely, sql } from 'kysely';

/** Coupons that take off first payments, who used which, and which cards have had their trial. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupon (
      code text primary key check (code ~ '^[A-Z0-9_-]{3,40}$'),
      percent_off integer not null check (percent_off between 1 and 100),
      cycles integer not null check (cycles between 1 and 36),
      free_months integer check (free_months in (1, 3, 6)),
      expires_at timestamptz(3),
      cap integer check (cap >= 0),
      created_at timestamptz(3) not null
    )`.execute(database);
  // Those of 2§3.4; nobody may use them until staff raise their cap.
  await sql`
    insert into coupon values
      ('ONE_MONTH_FREE', 100, 1, 1, null, 0, '2026-11-22T00:00:00Z'),
      ('THREE_MONTHS_FREE', 100, 3, 3, null, 0, '2026-11-22T00:00:00Z'),
      ('SIX_MONTHS_FREE', 100, 6, 6, null, 0, '2026-11-22T00:00:00Z')`.execute(database);
  await sql`
    create table coupon_redemption (
      code text not null references coupon,
      person_id text not null references person,
      created_at timestamptz(3) not null,
      redeemed_at timestamptz(3),
      primary key (code, person_id)
    )`.execute(database);
  await sql`create index coupon_redemption_of_person on coupon_redemption (person_id)`.execute(database);
  await sql`
    create table trial_card (
      fingerprint text primary key,
      intent_id text not null unique,
      started_at timestamptz(3) not null
    )`.execute(database);
}
