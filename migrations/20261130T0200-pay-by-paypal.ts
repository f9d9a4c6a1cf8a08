import { type Kysely, sql } from 'kysely';

/** Writers who are paid at PayPal: what was asked of it by each try, and addresses that wait for their code (0106). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payout_account
      drop constraint payout_account_provider_check,
      add constraint payout_account_provider_check
        check (provider in ('BANK_TRANSFER', 'PAYPAL', 'SANDBOX', 'STRIPE_EXPRESS', 'STRIPE_STANDARD')) not valid`.execute(
    database,
  );
  await sql`
    create table payout_at_paypal (
      key text primary key,
      amount bigint not null check (amount > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      batch text,
      first_asked_at timestamptz(3) not null,
      open_since timestamptz(3)
    )`.execute(database);
  await sql`create index payout_at_paypal_asked on payout_at_paypal (first_asked_at)`.execute(database);
  await sql`
    create table payout_address_check (
      account_id text primary key references payout_account on delete cascade,
      code_hash text not null,
      tries integer not null default 0,
      expires_at timestamptz(3) not null
    )`.execute(database);
}
