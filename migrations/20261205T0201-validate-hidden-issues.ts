import { type Kysely, sql } from 'kysely';

/** Every issue that stands there has a reason of the list. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table issue validate constraint issue_stop_reason_check`.execute(database);
}
