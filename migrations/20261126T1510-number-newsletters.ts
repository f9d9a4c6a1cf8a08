import { type Kysely, sql } from 'kysely';

/** Tells whether the settings of a newsletter are still as somebody saw them who saves them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table newsletter add column revision integer not null default 1`.execute(database);
}
