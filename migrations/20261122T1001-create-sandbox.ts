import { type Kysely, sql } from 'kysely';

/** What the built-in provider keeps: methods, charges and refunds of money that is none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_method (
      ref text primary key,
      intent_id text not null unique,
      customer text not null,
      card text not null,
      expiration_month integer not null,
      expiration_year integer not null,
      is_approved boolean not null,
      is_forgotten boolean not null default false
    )`.execute(database);
  await sql`
    create table sandbox_charge (
      intent_id text primary key,
      charge text not null unique,
      customer text not null,
      method text not null references sandbox_method,
      amount integer not null,
      currency text not null,
      state text not null check (state in ('NEEDS_APPROVAL', 'SUCCEEDED', 'DECLINED', 'ABANDONED')),
      reason text,
      refunded integer not null default 0 check (refunded between 0 and amount),
      charged_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index sandbox_charge_oldest on sandbox_charge (charged_at)`.execute(database);
  await sql`
    create table sandbox_refund (
      intent_id text primary key,
      charge text not null references sandbox_charge (charge),
      amount integer not null check (amount > 0),
      refunded_at timestamptz(3) not null
    )`.execute(database);
}
