import { type Kysely, sql } from 'kysely';

/**
 * Where replies to a newsletter go is confirmed by who reads them (rule 300). What stands there has been used all along:
 * nobody is asked about it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table newsletter add column reply_to_asked_at timestamptz(3)`.execute(database);
}
