import { type Kysely, sql } from 'kysely';

/** Every account that was there before has one of the providers that are known now. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table payout_account validate constraint payout_account_provider_check`.execute(database);
}
