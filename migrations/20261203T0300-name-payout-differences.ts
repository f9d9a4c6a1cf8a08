import { type Kysely, sql } from 'kysely';

/** Which payouts stand otherwise at their provider: whoever answers for money has to look for them there. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table payout_comparison add column named jsonb`.execute(database);
}
