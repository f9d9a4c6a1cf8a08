import { type Kysely, sql } from 'kysely';

/** A provider may tell of a payment before the call that makes it has come back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_intent add column told_at timestamptz(3)`.execute(database);
}
