import { type Kysely, sql } from 'kysely';

/** Of two who write one page at once the second is told; and a page that moved is found at the address it had. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table publication_page add column revision integer not null default 1`.execute(database);
  await sql`
    create table old_publication_page_slug (
      publication_id text not null references publication on delete cascade,
      slug text not null,
      page_id text not null references publication_page on delete cascade,
      primary key (publication_id, slug)
    )`.execute(database);
  await sql`create index old_publication_page_slug_page on old_publication_page_slug (page_id)`.execute(database);
}
