import { type Kysely, sql } from 'kysely';

/** Where on the site somebody began to sign in by a provider (`susiEntry`, 2§2.1), for their session. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table provider_question add column entry text`.execute(database);
}
