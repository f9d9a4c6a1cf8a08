import { type Kysely, sql } from 'kysely';

/**
 * Which decision a notification tells of (rule 330). No foreign key: decisions are forgotten later than notifications,
 * and one that is gone is told no more.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table notification add column decision_id text`.execute(database);
}
