import { type Kysely, sql } from 'kysely';

/** A charge that the bank has taken back for good, or never settled. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table charge add column is_lost boolean not null default false`.execute(database);
}
