import { type Kysely, sql } from 'kysely';

/** A section shows what has a topic, or what was chosen; of two who change one at once the second is told. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table publication_section add column tag_id text references tag`.execute(database);
  await sql`alter table publication_section add column revision integer not null default 1`.execute(database);
  await sql`
    create table old_publication_section_slug (
      publication_id text not null references publication on delete cascade,
      slug text not null,
      section_id text not null references publication_section on delete cascade,
      primary key (publication_id, slug)
    )`.execute(database);
  await sql`create index old_publication_section_slug_section on old_publication_section_slug (section_id)`.execute(
    database,
  );
}
