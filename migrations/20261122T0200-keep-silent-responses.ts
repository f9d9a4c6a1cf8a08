import { type Kysely, sql } from 'kysely';

/** Responses of accounts that are away are kept, and counted nowhere while they are. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table response add column is_silent boolean not null default false`.execute(database);
}
