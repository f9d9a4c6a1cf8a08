import { type Kysely, sql } from 'kysely';

/** When somebody joined a list that was brought along, where it says so; of those who came before nobody knows any more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriber add column joined_elsewhere_at timestamptz(3)`.execute(database);
}
