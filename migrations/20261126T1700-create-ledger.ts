import { type Kysely, sql } from 'kysely';

/** The books of what members pay and writers earn: double entry, and nothing in it is ever changed (rule 114). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_account (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      kind text not null check (kind in
        ('cash', 'members_unearned', 'fund', 'staff_pick_fund', 'writer', 'editor_cut', 'tax_withheld', 'fees',
         'rounding', 'forfeited', 'platform', 'payout_in_flight')),
      owner_id text,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      unique nulls not distinct (kind, owner_id, currency),
      unique (id, currency)
    )`.execute(database);
  await sql`create index ledger_account_of_owner on ledger_account (owner_id)`.execute(database);
  // The currency stands in the key, so that no transfer joins accounts of two.
  await sql`
    create table ledger_transfer (
      id bigint generated always as identity primary key,
      debit_account text not null,
      credit_account text not null,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      kind text not null check (kind in ('CREDIT', 'DEBIT', 'TRANSFER')),
      reference text not null unique,
      period text check (period ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
      created_at timestamptz(3) not null,
      check (debit_account <> credit_account),
      foreign key (debit_account, currency) references ledger_account (id, currency),
      foreign key (credit_account, currency) references ledger_account (id, currency)
    )`.execute(database);
  await sql`create index ledger_transfer_debit on ledger_transfer (debit_account, id) include (amount_minor)`.execute(
    database,
  );
  await sql`create index ledger_transfer_credit on ledger_transfer (credit_account, id) include (amount_minor)`.execute(
    database,
  );
  await sql`create index ledger_transfer_period on ledger_transfer (period)`.execute(database);
  await sql`
    create function refuse_change_of_books() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is only added to: post a transfer that corrects what is wrong';
    end $$`.execute(database);
  for (const table of ['ledger_account', 'ledger_transfer']) {
    await sql`create trigger ledger_is_only_added_to before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change_of_books()`.execute(database);
  }
}
