import { type Kysely, sql } from 'kysely';

/** What browsers tell of reading (decisions 125): raw for 30 days, then how often on each day. No address of a network. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table client_event (
      id text primary key,
      name text not null,
      type text not null,
      data jsonb not null,
      person_id text references person,
      happened_at timestamptz(3) not null,
      received_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index client_event_received on client_event (received_at)`.execute(database);
  await sql`create index client_event_person on client_event (person_id) where person_id is not null`.execute(database);
  await sql`
    create table client_event_day (
      day date not null,
      name text not null,
      event_count bigint not null,
      primary key (day, name)
    )`.execute(database);
}
