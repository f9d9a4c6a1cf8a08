import { type Kysely, sql } from 'kysely';

/** Every issue that stands there is as it may be now. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table issue validate constraint issue_check1`.execute(database);
}
