import { type Kysely, sql } from 'kysely';

/** A notification may be about a publication: what it did is then told in its name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notification add column publication_id text references publication on delete cascade`.execute(database);
  await sql`
    create index notification_publication on notification (publication_id) where publication_id is not null`.execute(
    database,
  );
}
