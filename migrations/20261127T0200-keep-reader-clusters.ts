import { type Kysely, sql } from 'kysely';

/** What the largest group of readers with one card gave a writer of a month, where it is much (rule 118): asked before money is sent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table earning_cluster (
      period text not null check (period ~ '^[0-9]{4}-[0-9]{2}$'),
      owner_id text not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      percent integer not null check (percent between 0 and 100),
      primary key (owner_id, currency, period)
    )`.execute(database);
  await sql`create index earning_cluster_of_period on earning_cluster (period)`.execute(database);
}
