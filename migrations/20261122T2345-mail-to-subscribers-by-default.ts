import { type Kysely, sql } from 'kysely';

/**
 * A story goes to those who subscribed by mail unless its writer says no. Until now the switch did nothing, and what
 * it says of stories that nobody has seen yet was chosen by nobody.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table story alter column is_mailed set default true`.execute(database);
  await sql`update story set is_mailed = true where first_published_at is null and not is_mailed`.execute(database);
}
