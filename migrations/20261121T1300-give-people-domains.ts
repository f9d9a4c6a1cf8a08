import { type Kysely, sql } from 'kysely';

/** A person may have a domain of their own, as a publication may. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table person add column domain text unique check (domain = lower(domain))`.execute(database);
}
