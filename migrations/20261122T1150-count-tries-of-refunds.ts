import { type Kysely, sql } from 'kysely';

/** A refund that the provider never heard of is sent again under another key: Stripe has closed the one before. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table refund add column tries integer not null default 0`.execute(database);
}
