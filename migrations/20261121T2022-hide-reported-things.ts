import { type Kysely, sql } from 'kysely';

/** What trusted readers reported is hidden until staff decide (decisions 162). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table report_case add column is_hidden boolean not null default false`.execute(database);
}
