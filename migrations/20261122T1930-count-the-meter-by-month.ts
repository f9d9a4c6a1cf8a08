import { type Kysely, sql } from 'kysely';

/** What strangers of a network open counts for the month (decision 0050). What was counted by the day is forgotten. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop table metered_network`.execute(database);
  await sql`
    create table metered_network (
      network_hash text not null,
      month text not null check (month ~ '^\\d{4}-\\d{2}$'),
      openings integer not null check (openings > 0),
      primary key (network_hash, month)
    )`.execute(database);
  await sql`create index metered_network_month on metered_network (month)`.execute(database);
}
