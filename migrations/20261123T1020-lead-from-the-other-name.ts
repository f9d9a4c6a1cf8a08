import { type Kysely, sql } from 'kysely';

/** `www.` and the name without it are a pair: one is shown, and readers of the other are led there. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table live_domain add column twin text check (twin = lower(twin))`.execute(database);
  await sql`create unique index live_domain_twin on live_domain (twin) where twin is not null`.execute(database);
}
