import { type Kysely, sql } from 'kysely';

/** What writers say of where they pay tax, and what is kept back of each payout (rules 190 to 198). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table tax_certification (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      person_id text not null references person,
      form text not null check (form in ('DAC7', 'W8BEN', 'W9')),
      country text not null check (country ~ '^[A-Z]{2}$'),
      claims_treaty boolean not null,
      is_backup_exempt boolean not null,
      shown_name text not null,
      shown_number text not null,
      sealed text not null,
      is_current boolean not null,
      signed_at timestamptz(3) not null,
      expires_at timestamptz(3),
      withdrawn_at timestamptz(3),
      payable_from timestamptz(3) not null,
      reminders integer not null default 0
    )`.execute(database);
  await sql`create unique index tax_certification_current on tax_certification (person_id) where is_current`.execute(
    database,
  );
  await sql`create index tax_certification_of_person on tax_certification (person_id)`.execute(database);
  await sql`create index tax_certification_expiry on tax_certification (expires_at) where is_current`.execute(database);
  await sql`
    alter table payout
      add column withheld_amount bigint not null default 0,
      add column withheld_rate text,
      add column tax_form text,
      add column tax_country text,
      add column tax_certification_id text references tax_certification on delete set null,
      add constraint payout_withheld check (withheld_amount >= 0 and withheld_amount < amount)`.execute(database);
  await sql`create index payout_of_tax_certification on payout (tax_certification_id)`.execute(database);
  await sql`create index payout_paid_at on payout (paid_at) where state = 'PAID'`.execute(database);
}
