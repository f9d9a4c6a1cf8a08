import { type Kysely, sql } from 'kysely';

/** Charges of a provider that name no payment of ours: staff decide (docs/decisions/0028). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table stray_charge (
      provider text not null check (provider in ('BRAINTREE', 'SANDBOX', 'STRIPE')),
      charge text not null,
      amount integer not null check (amount >= 0),
      currency text not null,
      refunded_amount integer not null default 0,
      charged_at timestamptz(3) not null,
      found_at timestamptz(3) not null,
      tries integer not null default 0,
      primary key (provider, charge)
    )`.execute(database);
}
