import { type Kysely, sql } from 'kysely';

/** The links of earlier mails of an invitation: whoever comes by one reads that a newer mail has another. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table publication_invitation add column replaced_hashes text[] not null default '{}'`.execute(
    database,
  );
}
