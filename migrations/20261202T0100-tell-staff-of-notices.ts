import { type Kysely, sql } from 'kysely';

/** When whoever decides about a notice was told of it; of those that wait they are told once more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table legal_notice add column staff_told_at timestamptz`.execute(database);
}
