import { type Kysely, sql } from 'kysely';

/** Where replies to a newsletter go is confirmed by who reads them (rule 300); what stands there has been used all along. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table newsletter add column reply_to_confirmed_at timestamptz(3)`.execute(database);
  await sql`update newsletter set reply_to_confirmed_at = now() where reply_to is not null`.execute(database);
}
